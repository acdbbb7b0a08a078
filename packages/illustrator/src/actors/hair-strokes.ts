import type { Canvas2D } from '../canvas.ts';
import { type Colour, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Point } from './pose.ts';

/** Light above, dark below. */
export const sheen = (context: Canvas2D, colour: Colour, from: Point, to: Point) =>
  linearGradient(
    context,
    [...from, ...to],
    [
      [0, shift(colour, 0.07)],
      [0.45, colour],
      [1, shift(colour, -0.08)],
    ],
  );

/** A strand from its root over two control points to its tip and back. */
export function lock(
  context: Canvas2D,
  colour: Colour,
  [root, out1, out2, tip, back1, back2]: readonly [Point, Point, Point, Point, Point, Point],
): void {
  context.fillStyle = sheen(context, colour, root, tip);
  context.beginPath();
  context.moveTo(...root);
  context.bezierCurveTo(...out1, ...out2, ...tip);
  context.bezierCurveTo(...back1, ...back2, ...root);
  context.fill();
}

/** A round tuft. */
export function ball(context: Canvas2D, colour: Colour, [x, y]: Point, radius: number): void {
  context.fillStyle = sheen(context, colour, [x, y - radius], [x, y + radius]);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** What holds a tail of hair together. */
export function band(context: Canvas2D, at: Point): void {
  ball(context, [0.62, 0.2, 15], at, 0.05);
}
