import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';

/**
 * Draws a picture without its empty margin.
 * @param x of its middle, as `y`
 * @param size of its longer side
 */
export function drawTrimmed(
  context: Canvas2D,
  picture: Canvas,
  x: number,
  y: number,
  size: number,
): void {
  const bounds = boundsOf(picture);
  const width = (bounds.right - bounds.left) * picture.width;
  const height = (bounds.bottom - bounds.top) * picture.height;
  const scale = size / Math.max(width, height);
  context.drawImage(
    picture,
    bounds.left * picture.width,
    bounds.top * picture.height,
    width,
    height,
    x - (width * scale) / 2,
    y - (height * scale) / 2,
    width * scale,
    height * scale,
  );
}
