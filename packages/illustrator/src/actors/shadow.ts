import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';

/** A soft contact shadow on the ground; it thins as the feet leave the ground. */
export function drawShadow(
  context: Canvas2D,
  x: number,
  y: number,
  width: number,
  lift: number,
  colour: Colour,
): void {
  const strength = 1 / (1 + lift * 2.4);
  const radius = width * (0.56 - 0.08 * (1 - strength));
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, css(colour, 0.62 * strength));
  gradient.addColorStop(0.55, css(colour, 0.34 * strength));
  gradient.addColorStop(1, css(colour, 0));
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(x, y);
  context.scale(1, 0.2);
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(0, 0, radius, 0, TAU);
  context.fill();
  context.restore();
}
