import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';

const BUBBLES = 9;

/** Bubbles that leave the mouth of a figure to both sides, in its units. They grow and fade in turn. */
export function drawBlownBubbles(context: Canvas2D, phase: number): void {
  context.save();
  for (let i = 0; i < BUBBLES; i++) {
    const t = saw(phase, 1, i / BUBBLES);
    const side = i % 2 ? 1 : -1;
    const x = side * (0.1 + 0.75 * t ** 0.7) + 0.03 * wave(phase, 2, i * 0.3);
    const y = 0.5 - 0.5 * t * (0.5 + 0.5 * ((i * 5) % 3)) + 0.02 * wave(phase, 2, i * 0.2);
    const radius = 0.03 + 0.06 * t ** 0.6 * (0.7 + 0.15 * (i % 3));
    context.globalAlpha = Math.sin(Math.PI * t);
    context.fillStyle = css([0.94, 0.04, 210], 0.35);
    context.strokeStyle = css([0.99, 0.02, 210], 0.9);
    context.lineWidth = 0.012;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    context.fillStyle = css([1, 0, 0], 0.9);
    context.beginPath();
    context.ellipse(
      x - radius * 0.35,
      y - radius * 0.4,
      radius * 0.22,
      radius * 0.14,
      -0.7,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}
