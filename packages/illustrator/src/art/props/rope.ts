import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { type PropFamily, strokeLine } from './brush.ts';

/** Near the foot of its box, so that it is in the air where the layout puts it. */
const MIDDLE = 0.95;
const STRANDS = 34;

/** Taut, from side to side, with a flag in the middle: for two teams. */
function tautRope(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(colour, -0.12));
  strokeLine(
    context,
    [
      [0.01, MIDDLE],
      [0.99, MIDDLE],
    ],
    0.026,
    dark,
  );
  strokeLine(
    context,
    [
      [0.01, MIDDLE - 0.002],
      [0.99, MIDDLE - 0.002],
    ],
    0.019,
    css(colour),
  );
  for (let i = 1; i < STRANDS; i++) {
    const x = i / STRANDS;
    strokeLine(
      context,
      [
        [x - 0.006, MIDDLE + 0.009],
        [x + 0.006, MIDDLE - 0.011],
      ],
      0.003,
      dark,
    );
  }
  strokeLine(
    context,
    [
      [0.5, MIDDLE - 0.012],
      [0.5, MIDDLE + 0.05],
    ],
    0.022,
    css([0.6, 0.2, 25]),
  );
}

export const ROPES: PropFamily = {
  '@rope': (context, colour) => tautRope(context, colour ?? [0.62, 0.1, 65]),
};
