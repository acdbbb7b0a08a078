import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Point } from './pose-name.ts';

const PAPER: Colour = [0.99, 0.01, 90];
const INK: Colour = [0.3, 0.05, 280];

/** A bubble with three dots in it, its tail towards the mouth at its lower left. */
export function drawSpeechBubble(
  context: Canvas2D,
  [x, y]: Point,
  radius: number,
  phase: number,
): void {
  context.fillStyle = css(PAPER);
  context.strokeStyle = css(INK, 0.55);
  context.lineWidth = radius * 0.08;
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.72, 0, 2.5, 2.5 + Math.PI * 1.86);
  context.lineTo(x - radius * 0.78, y + radius * 1.08);
  context.closePath();
  context.fill();
  context.stroke();
  for (const i of [-1, 0, 1]) {
    context.fillStyle = css(INK, 0.85);
    fillCircle(
      context,
      x + i * radius * 0.42,
      y - radius * 0.06 * wave(phase, 3, -i * 0.2),
      radius * 0.13,
    );
  }
}
