import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { glow } from '../painting.ts';

const LIGHT = css([0.98, 0.07, 98]);
/** The corners of a bolt from the clouds, in fractions of the window. */
const BOLT = [
  [0.36, 0],
  [0.24, 0.3],
  [0.37, 0.31],
  [0.22, 0.68],
  [0.52, 0.24],
  [0.39, 0.23],
  [0.5, 0],
] as const;

/**
 * A bolt in a window, and the sky that it lights up.
 * @param strength 0 to 1
 */
export function paintLightning(
  context: Canvas2D,
  { x: left, y: top, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
  strength: number,
): void {
  if (strength <= 0) return;
  glow(context, left + 0.36 * width, top + 0.26 * height, 0.5 * width, [0.94, 0.06, 275], 0.75 * strength); // prettier-ignore
  context.globalAlpha = Math.min(1, strength * 1.4);
  context.fillStyle = LIGHT;
  context.beginPath();
  for (const [x, y] of BOLT) context.lineTo(left + x * width, top + y * height);
  context.closePath();
  context.fill();
  context.globalAlpha = 1;
}
