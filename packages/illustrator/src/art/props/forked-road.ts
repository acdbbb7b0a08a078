import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  fillBox,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

const ROAD: Colour = [0.46, 0.02, 275];
const FORK =
  'M 24 100 C 33 84 40 76 37 69 C 32 60 16 56 3 50.500 L 9 50.200 C 28 54 44 57 50 67 C 56 57 72 54 91 50.200 L 97 50.500 C 84 56 68 60 63 69 C 60 76 67 84 76 100 Z';

/** Dashes along the middle of the left branch, from the fork to the horizon. */
const BRANCH_DASHES = [
  [0.445, 0.655, 0.41, 0.618],
  [0.385, 0.6, 0.345, 0.58],
  [0.315, 0.567, 0.27, 0.553],
  [0.235, 0.544, 0.19, 0.533],
  [0.155, 0.526, 0.115, 0.516],
] as const;

/** A road that parts into two before the viewer, with a signpost where it does. */
function forkedRoad(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    FORK,
    linearGradient(
      context,
      [0, 0.5, 0, 1],
      [
        [0, mix(colour, [0.8, 0.04, 230], 0.4)],
        [0.5, colour],
        [1, shift(colour, -0.05)],
      ],
    ),
  );
  within(context, FORK, () => {
    const dash = css([0.97, 0.02, 95], 0.9);
    for (const [from, to, width] of [
      [100, 94, 0.018],
      [90, 85, 0.015],
      [81, 77.5, 0.012],
    ] as const)
      strokeOutline(context, `M 50 ${from} L 50 ${to}`, width, dash);
    for (const [side, turn] of [
      [0, 1],
      [1, -1],
    ] as const)
      for (const [x, y, toX, toY] of BRANCH_DASHES)
        strokeLine(
          context,
          [
            [side + turn * x, y],
            [side + turn * toX, toY],
          ],
          0.003 + 0.012 * (y - 0.5),
          dash,
        );
  });
  fillBox(context, [0.493, 0.36, 0.014, 0.28], 0.004, roundShade(context, 0.493, 0.507, WOOD));
  fillOutline(context, 'M 49 38 L 36 38 L 33 40.500 L 36 43 L 49 43 Z', css(shift(WOOD, 0.12)));
  fillOutline(context, 'M 51 45 L 64 45 L 67 47.500 L 64 50 L 51 50 Z', css(shift(WOOD, 0.06)));
}

export const FORKED_ROAD: PropFamily = {
  '@forkedroad': (context, colour) => forkedRoad(context, colour ?? ROAD),
};
