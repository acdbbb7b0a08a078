import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const DROPS = 21;

/** Drops from a spout at the origin, falling by `fall` and carried by `reach` pixels. */
export function drawPouring(context: Canvas2D, phase: number, reach: number, fall: number): void {
  context.save();
  for (let i = 0; i < DROPS; i++) {
    const t = saw(phase, 3, i / DROPS);
    const fan = ((i * 7) % 5) / 5 - 0.4;
    context.fillStyle = css([0.88, 0.09, 225], 0.95 * (1 - t ** 4));
    fillCircle(
      context,
      reach * t * (0.8 + 0.5 * fan),
      fall * t * t,
      Math.max(0.8, fall * 0.06 * (1.1 - 0.4 * t)),
    );
  }
  context.restore();
}
