import type { Canvas2D } from '../canvas.ts';
import { FACES } from '../language/faces.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';

const DROP: Colour = [0.84, 0.09, 228];
const EDGE: Colour = [0.55, 0.12, 245];
const SHINE: Colour = [0.99, 0.01, 220];

/** Where each drop starts, in sizes of the face from the middle of the brows; its size and its moment in the loop. */
const DROPS = [
  [-0.36, -0.1, 1, 0],
  [0.38, -0.06, 1.15, 0.4],
  [0.14, -0.24, 0.8, 0.7],
] as const;
/** How far a drop runs down. */
const WAY = 0.34;

/** A drop with its point up. @param radius of its round end */
function drawDrop(context: Canvas2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.moveTo(x, y - radius * 2.1);
  context.quadraticCurveTo(x + radius, y - radius * 0.7, x + radius, y);
  context.arc(x, y, radius, 0, Math.PI);
  context.quadraticCurveTo(x - radius, y - radius * 0.7, x, y - radius * 2.1);
  context.closePath();
  context.fillStyle = css(DROP, 0.95);
  context.fill();
  context.strokeStyle = css(EDGE, 0.8);
  context.lineWidth = radius * 0.22;
  context.stroke();
  context.fillStyle = css(SHINE, 0.9);
  context.beginPath();
  context.arc(x - radius * 0.3, y, radius * 0.28, 0, Math.PI * 2);
  context.fill();
}

/** Drops of sweat that run down a forehead, twice per loop each; in fractions of the head's box. */
export function drawSweat(context: Canvas2D, glyph: string, phase: number): void {
  const face = FACES[glyph];
  if (!face) return;
  const { size, centre, browY } = face;
  for (const [x, y, scale, start] of DROPS) {
    const t = saw(phase, 2, start);
    // A drop grows on the brow and fades on the cheek, so that it never leaps.
    const radius = size * 0.05 * scale * Math.sin(Math.PI * t) ** 0.6;
    if (radius > 0.002) drawDrop(context, centre + x * size, browY + (y + WAY * t) * size, radius);
  }
}
