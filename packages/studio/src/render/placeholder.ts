import type { Canvas2D } from '../canvas.ts';
import { cssFont, PLACEHOLDER_FONT } from '../fonts/fonts.ts';
import { directionOf } from './text/direction.ts';

/**
 * Draws a dashed box with a name into the box of a layer whose file is missing.
 * @param scale of the layer: lines and letters are about the same size on every canvas
 */
export function drawPlaceholder(
  context: Canvas2D,
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
): void {
  const pixel = 1 / scale;
  context.fillStyle = '#8a8f9c40';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#8a8f9c';
  context.lineWidth = 2 * pixel;
  context.setLineDash([8 * pixel, 6 * pixel]);
  context.beginPath();
  context.rect(pixel, pixel, Math.max(0, width - 2 * pixel), Math.max(0, height - 2 * pixel));
  context.stroke();
  context.setLineDash([]);
  if (name.trim() === '') return;
  context.font = cssFont(name, PLACEHOLDER_FONT, Math.min(18 * pixel, height / 3));
  context.direction = directionOf(name);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const needed = context.measureText(name).width;
  const fit = Math.min(1, (width * 0.9) / Math.max(needed, pixel));
  context.translate(width / 2, height / 2);
  context.scale(fit, fit);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#1c1f26';
  context.lineWidth = 3 * pixel;
  context.lineJoin = 'round';
  context.strokeText(name, 0, 0);
  context.fillText(name, 0, 0);
}
