import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';

/** Lines in the air around somebody who spins, three times around per loop. The origin is at the soles. */
export function drawWhirl(context: Canvas2D, phase: number, width: number, height: number): void {
  context.save();
  context.lineCap = 'round';
  for (const [i, part] of [0.12, 0.45, 0.72].entries()) {
    const start = TAU * (3 * phase + i * 0.36);
    context.strokeStyle = css([0.98, 0.02, 90], 0.75 - 0.12 * i);
    context.lineWidth = height * 0.014;
    context.beginPath();
    context.ellipse(
      0,
      -height * part,
      width * (0.95 - 0.12 * i),
      height * 0.07,
      0,
      start,
      start + 2.2,
    );
    context.stroke();
  }
  context.restore();
}
