import { fillOutline, strokeOutline } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Point } from './pose.ts';

/** Metal in light from the upper left. */
const metal = (context: Canvas2D, colour: Colour, box: readonly [number, number, number, number]) =>
  linearGradient(context, box, [
    [0, shift(colour, 0.16)],
    [0.35, colour],
    [0.55, shift(colour, 0.1)],
    [1, shift(colour, -0.16)],
  ]);

/** A breastplate with its ridge, plates over the belly and a belt, over the cloth of a torso. */
export function drawBreastplate(context: Canvas2D, colour: Colour): void {
  const edge = css(shift(colour, -0.24));
  context.fillStyle = css(shift(colour, -0.1));
  context.fillRect(-0.3, 0.9, 0.6, 0.3);
  for (const y of [0.93, 1.0, 1.07])
    strokeOutline(context, `M -24 ${y * 100} Q 0 ${y * 100 + 4} 24 ${y * 100}`, 0.012, edge);
  const plate = 'M -21 62 Q -24 80 -16 90 Q 0 99 16 90 Q 24 80 21 62 Q 0 72 -21 62 Z';
  fillOutline(context, plate, metal(context, colour, [-0.2, 0.62, 0.2, 0.96]));
  strokeOutline(context, plate, 0.014, edge);
  strokeOutline(context, 'M 0 69 Q 2 82 0 93', 0.012, css(shift(colour, 0.14)));
  context.fillStyle = css([0.38, 0.07, 50]);
  context.fillRect(-0.3, 0.975, 0.6, 0.045);
  context.fillStyle = css([0.8, 0.14, 85]);
  context.fillRect(-0.032, 0.968, 0.064, 0.058);
}

/** A round plate over a joint. */
export function drawJointPlate(
  context: Canvas2D,
  [x, y]: Point,
  radius: number,
  colour: Colour,
): void {
  context.fillStyle = metal(context, colour, [x - radius, y - radius, x + radius, y + radius]);
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.92, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.22));
  context.lineWidth = 0.012;
  context.stroke();
}
