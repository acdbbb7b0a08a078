import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  roundShade,
  strokeOutline,
  within,
} from './props/brush.ts';

const OAK: Colour = [0.62, 0.1, 60];
const LINEN: Colour = [0.95, 0.014, 85];
const BLANKET: Colour = [0.62, 0.11, 235];
const QUILT =
  'M 36 40 C 42 34 50 33 58 34 L 90 34 C 97 34 100 39 100 47 L 100 70 C 94 74 88 69 82 72 C 74 76 68 70 60 73 C 52 76 46 71 37 73 Z';

/** A wooden bed from its side, with the pillow at the left: as large in the unit square as the emoji. */
export function drawBed(context: Canvas2D, named: Colour | null): void {
  const colour = named ?? BLANKET;
  for (const x of [0.05, 0.85])
    fillBox(
      context,
      [x, 0.74, 0.08, 0.14],
      0.025,
      roundShade(context, x, x + 0.08, shift(OAK, -0.1)),
    );
  fillBox(context, [0.005, 0.14, 0.1, 0.7], 0.05, roundShade(context, 0, 0.11, OAK));
  fillBox(context, [0.03, 0.2, 0.035, 0.24], 0.017, css(shift(OAK, -0.08)));
  fillBox(context, [0.08, 0.46, 0.9, 0.2], 0.06, fallShade(context, 0.44, 0.68, LINEN));
  pillow(context, colour);
  fillBox(context, [0.05, 0.63, 0.93, 0.16], 0.035, fallShade(context, 0.62, 0.8, OAK));
  fillBox(context, [0.1, 0.69, 0.83, 0.012], 0.006, css(shift(OAK, -0.1), 0.7));
  fillOutline(context, QUILT, fallShade(context, 0.32, 0.78, colour));
  within(context, QUILT, () => {
    for (let i = 0; i < 6; i++) {
      const x = 46 + i * 12;
      strokeOutline(
        context,
        `M ${x} 30 C ${x - 2} 46 ${x + 3} 60 ${x} 80`,
        0.01,
        css(shift(colour, -0.08), 0.6),
      );
    }
    for (const y of [46, 59])
      strokeOutline(
        context,
        `M 34 ${y} C 56 ${y - 2} 80 ${y + 2} 102 ${y}`,
        0.01,
        css(shift(colour, -0.08), 0.6),
      );
    fillEllipse(context, [0.68, 0.35, 0.26, 0.03], css(shift(colour, 0.12), 0.7));
  });
  fillOutline(
    context,
    'M 34 42 C 38 34 44 33 50 34 C 46 46 46 60 48 73 C 44 75 40 72 35 74 C 32 64 32 52 34 42 Z',
    roundShade(context, 0.32, 0.52, shift(LINEN, -0.02)),
  );
}

/** Upright against the headboard, with a small one before it. */
function pillow(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 10 50 C 8 38 9 28 13 27 C 18 25 24 30 28 36 C 34 42 38 48 37 52 C 30 56 16 56 10 50 Z',
    fallShade(context, 0.26, 0.56, shift(LINEN, 0.02)),
  );
  fillOutline(
    context,
    'M 16 52 C 14 44 16 38 20 38 C 26 38 32 44 34 50 C 32 55 20 56 16 52 Z',
    fallShade(context, 0.36, 0.56, shift(colour, 0.16, 0.7)),
  );
}
