import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';

/**
 * Arcs beside a head that roars. The origin is its middle; `size` is its width.
 * @param sides where they are: -1 left, 1 right
 */
export function drawSoundLines(
  context: Canvas2D,
  size: number,
  sides: readonly number[],
  phase: number,
): void {
  context.save();
  context.lineCap = 'round';
  for (const side of sides) {
    for (const [i, alpha] of [0.95, 0.75, 0.5].entries()) {
      const radius = size * (0.62 + 0.14 * i + 0.02 * wave(phase, 3, i * 0.2));
      const middle = side > 0 ? 0.1 : Math.PI - 0.1;
      const half = 0.3 + 0.05 * i;
      context.strokeStyle = css([0.98, 0.02, 90], alpha);
      context.lineWidth = size * 0.035;
      context.beginPath();
      context.arc(0, 0, radius, middle - half, middle + half);
      context.stroke();
    }
  }
  context.restore();
}
