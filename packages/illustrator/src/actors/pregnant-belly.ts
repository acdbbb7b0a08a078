import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';

const MIDDLE = [0, 0.97] as const;
const RADII = [0.225, 0.195] as const;

/** A round belly under the clothes, before the trunk. In the units of `FigurePose`. */
export function drawPregnantBelly(context: Canvas2D, top: Colour): void {
  const [x, y] = MIDDLE;
  const [radiusX, radiusY] = RADII;
  context.fillStyle = linearGradient(
    context,
    [x - radiusX * 0.4, y - radiusY, x + radiusX * 0.4, y + radiusY],
    [
      [0, shift(top, 0.1)],
      [0.55, top],
      [1, shift(top, -0.16)],
    ],
  );
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(shift(top, -0.24), 0.6);
  context.lineWidth = 0.01;
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, Math.PI * 0.12, Math.PI * 0.88);
  context.stroke();
}
