import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import type { HeldPlace } from './held-place.ts';
import type { Point } from './pose-name.ts';

/** Where the string is tied: the knot of a balloon, in sizes below the middle. */
export const STRING_END = 0.13;

/** Where the string of a balloon or kite ends that leans to the side. */
export const knotOf = ({ x, y, size, rotation }: HeldPlace): Point => [
  x - Math.sin(rotation) * size * STRING_END,
  y + Math.cos(rotation) * size * STRING_END,
];

/** Head widths. */
const STRING_WIDTH = 0.012;

/** From a hand to what it holds by a string. */
export function strokeString(context: Canvas2D, from: Point, to: Point): void {
  context.strokeStyle = css([0.95, 0.01, 90], 0.85);
  context.lineWidth = STRING_WIDTH;
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.quadraticCurveTo(from[0] + 0.02, (from[1] + to[1]) / 2, to[0], to[1]);
  context.stroke();
}
