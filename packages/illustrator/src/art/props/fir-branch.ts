import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { type PropFamily, strokeLine } from './brush.ts';

const BARK = css([0.42, 0.06, 50]);
/** From one pair of needles to the next, and how long the first ones are. */
const GAP = 0.042;
const LONGEST = 0.15;

/** Needles at both sides of a twig, shorter towards its tip. */
function twig(
  context: Canvas2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  colour: Colour,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  strokeLine(context, [from, to], 0.02, BARK);
  const needles = Math.round(length / GAP);
  for (let i = 1; i <= needles; i++) {
    const t = i / needles;
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    const reach = LONGEST * Math.min(1, 0.4 + length * 0.6) * (1 - 0.5 * t);
    const tone = css(shift(colour, i % 2 === 0 ? 0.05 : -0.03));
    for (const side of [-1, 1])
      strokeLine(
        context,
        [
          [x, y],
          [x + reach * (0.8 * ux - 0.75 * side * uy), y + reach * (0.8 * uy + 0.75 * side * ux)],
        ],
        0.026,
        tone,
      );
  }
}

/** A branch of a fir or a pine with two twigs. */
function firBranch(context: Canvas2D, colour: Colour): void {
  twig(context, [0.3, 0.73], [0.24, 0.3], shift(colour, -0.06));
  twig(context, [0.4, 0.64], [0.86, 0.78], shift(colour, -0.06));
  twig(context, [0.1, 0.9], [0.86, 0.22], colour);
}

export const FIR_BRANCH: PropFamily = {
  '@firbranch': (context, colour) => firBranch(context, colour ?? [0.5, 0.11, 155]),
};
