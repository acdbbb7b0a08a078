import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillOutline, gloss, type PropFamily } from './brush.ts';

const FLOW =
  'M 2 24 C 4 8 28 3 50 3 C 72 3 96 8 98 24 L 98 44 C 98 52 88 52 88 44 C 88 36 78 36 77 46 L 77 70 C 77 80 65 80 65 70 L 65 50 C 65 40 55 40 54 50 L 54 84 C 54 96 41 96 41 84 L 41 50 C 41 40 32 42 31 50 L 31 60 C 31 68 20 68 20 60 L 20 46 C 19 38 12 38 12 44 C 12 50 2 50 2 44 Z';

/** What was poured over a dish: it covers its top and runs down in drops. */
const sauce =
  (tone: Colour) =>
  (context: Canvas2D, colour: Colour | null): void => {
    const flow = colour ?? tone;
    context.save();
    context.translate(0, 0.012);
    fillOutline(context, FLOW, css(shift(flow, -0.14), 0.6));
    context.restore();
    fillOutline(context, FLOW, fallShade(context, 0, 0.9, flow));
    gloss(context, [0.34, 0.12, 0.17, 0.035], 0.5);
    for (const x of [0.24, 0.455, 0.695]) gloss(context, [x, 0.5, 0.012, 0.06], 0.4);
  };

/** Sauces on dishes. */
export const SAUCES: PropFamily = {
  '@caramelsauce': sauce([0.62, 0.14, 62]),
  '@chocolatesauce': sauce([0.36, 0.07, 45]),
  '@berrysauce': sauce([0.52, 0.2, 15]),
};
