import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css } from '../../math/colour.ts';
import { fallShade, fillOutline, type PropFamily, strokeOutline } from './brush.ts';

const HEART =
  'M 50 94 C 22 72 4 54 4 32 C 4 16 16 6 29 6 C 40 6 47 13 50 21 C 53 13 60 6 71 6 C 84 6 96 16 96 32 C 96 54 78 72 50 94 Z';

/** A heart of the fair, with a wavy border of icing and a heart of it in the middle. */
function gingerbreadHeart(context: Canvas2D, colour: Colour): void {
  fillOutline(context, HEART, fallShade(context, 0, 1, colour));
  const inner = (scale: number, draw: () => void): void => {
    context.save();
    context.translate(0.5, 0.47);
    context.scale(scale, scale);
    context.translate(-0.5, -0.47);
    draw();
    context.restore();
  };
  inner(0.84, () => strokeOutline(context, HEART, 0.03, css([0.98, 0.01, 85])));
  inner(0.38, () => fillOutline(context, HEART, fallShade(context, 0, 1, [0.6, 0.21, 25])));
}

/** Sweets of fairs and Christmas markets. */
export const FAIR_SWEETS: PropFamily = {
  '@gingerbreadheart': (context, colour) => gingerbreadHeart(context, colour ?? [0.55, 0.12, 50]),
};
