import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillOutline,
  gloss,
  type PropFamily,
  strokeLine,
  turned,
} from './brush.ts';

const BERRY: Colour = [0.57, 0.22, 25];
/** Each leaf from the middle of the sprig: how it is turned, radians. */
const LEAVES = [-1.25, 1.25, 0] as const;
const BERRIES = [
  [0.43, 0.55],
  [0.57, 0.55],
  [0.5, 0.66],
] as const;
/** A leaf that points up, with thorns along both edges. */
const LEAF =
  'M 0 0 Q -5 -6 -14 -8 Q -9 -14 -10 -18 Q -15 -21 -17 -26 Q -10 -29 -9 -33 Q -9 -38 0 -48 Q 9 -38 9 -33 Q 10 -29 17 -26 Q 15 -21 10 -18 Q 9 -14 14 -8 Q 5 -6 0 0 Z';

/** Three leaves of holly with red berries. */
function holly(context: Canvas2D, colour: Colour): void {
  for (const [i, turn] of LEAVES.entries()) {
    turned(context, [0.5, 0.55, turn], () => {
      const tone = shift(colour, i === 2 ? 0.03 : 0);
      fillOutline(context, LEAF, fallShade(context, -0.48, 0, tone));
      strokeLine(
        context,
        [
          [0, -0.04],
          [0, -0.42],
        ],
        0.014,
        css(shift(colour, 0.16), 0.8),
      );
    });
  }
  for (const [x, y] of BERRIES) {
    fillBall(context, x, y, 0.085, BERRY);
    gloss(context, [x - 0.025, y - 0.03, 0.02, 0.026], 0.5);
  }
}

export const HOLLY: PropFamily = {
  '@holly': (context, colour) => holly(context, colour ?? [0.48, 0.13, 148]),
};
