import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';

/** Three z's that rise from a sleeper's head, one after the other. */
export function drawSnore(context: Canvas2D, phase: number, size: number, unit: number): void {
  context.save();
  context.fillStyle = css([1, 0, 0]);
  for (let i = 0; i < 3; i++) {
    const t = saw(phase, 1, i / 3);
    context.globalAlpha = Math.sin(t * Math.PI) * 0.9;
    context.font = `700 ${(24 + 30 * t) * unit}px Fredoka`;
    context.fillText(
      'z',
      size * (0.2 + 0.14 * t) + 8 * unit * wave(phase, 1, i * 0.3),
      -size * (0.1 + 0.42 * t),
    );
  }
  context.restore();
}
