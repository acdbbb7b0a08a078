import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import type { Point } from './pose-name.ts';

/** A thumb that points up from a hand. */
export function drawThumb(context: Canvas2D, [x, y]: Point, length: number, colour: Colour): void {
  const width = length * 0.62;
  context.fillStyle = css(shift(colour, 0.04));
  context.beginPath();
  context.roundRect(x - width * 0.6, y - length * 1.35, width, length * 1.3, width / 2);
  context.fill();
}
