import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { Point } from './pose-name.ts';

/** Left edges of the bent fingers, in sizes of the hand, and how far down they reach. */
const BENT = [
  [0.08, 0.52],
  [0.3, 0.46],
  [0.5, 0.36],
] as const;

/** A fist whose forefinger points at the viewer: it is seen from its tip, and nearer than the rest. */
export function drawPointingHand(
  context: Canvas2D,
  [x, y]: Point,
  size: number,
  skin: Colour,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.strokeStyle = css(shift(skin, -0.13));
  context.lineWidth = 0.045;
  const draw = (fill: Colour): void => {
    context.fillStyle = css(fill);
    context.fill();
    context.stroke();
  };
  context.beginPath();
  context.roundRect(-0.5, -0.36, 1.16, 0.86, 0.34);
  draw(skin);
  for (const [left, bottom] of BENT) {
    context.beginPath();
    context.roundRect(left, -0.16, 0.24, bottom + 0.16, 0.12);
    draw(shift(skin, 0.02));
  }
  // The thumb lies over the bent fingers.
  context.beginPath();
  context.roundRect(-0.42, 0.24, 0.66, 0.26, 0.13);
  draw(shift(skin, 0.03));
  context.beginPath();
  context.ellipse(-0.2, -0.14, 0.42, 0.42, 0, 0, TAU);
  draw(shift(skin, 0.06));
  context.fillStyle = css(shift(skin, 0.13), 0.7);
  context.beginPath();
  context.ellipse(-0.26, -0.22, 0.22, 0.2, 0, 0, TAU);
  context.fill();
  context.restore();
}
