import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import type { HeldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import type { Point } from './pose-name.ts';

/** Where the string is tied: the knot of a balloon, in sizes below the middle. */
const STRING_END = 0.13;

/** The same of any thing: what is no balloon is tied at its lower end. */
export const stringEndOf = ({ glyph, tall }: Pick<HeldThing, 'glyph' | 'tall'>): number =>
  /^(?:balloon|kite)$/.test(glyph) ? STRING_END : tall * 0.47;

/** Where the string of a thing ends that leans to the side. */
export function knotOf(thing: HeldThing, { x, y, size, rotation }: HeldPlace): Point {
  const end = stringEndOf(thing);
  return [x - Math.sin(rotation) * size * end, y + Math.cos(rotation) * size * end];
}

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
