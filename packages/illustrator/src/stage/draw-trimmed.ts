import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';

/** What is drawn of a picture within its empty margin, in pixels. */
function cropOf(picture: Canvas): Readonly<Record<'left' | 'top' | 'width' | 'height', number>> {
  const bounds = boundsOf(picture);
  return {
    left: bounds.left * picture.width,
    top: bounds.top * picture.height,
    width: (bounds.right - bounds.left) * picture.width,
    height: (bounds.bottom - bounds.top) * picture.height,
  };
}

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
  const { left, top, width, height } = cropOf(picture);
  const scale = size / Math.max(width, height);
  context.drawImage(
    picture,
    left,
    top,
    width,
    height,
    x - (width * scale) / 2,
    y - (height * scale) / 2,
    width * scale,
    height * scale,
  );
}

/** How tall a picture is without its empty margin, in its widths. */
export function trimmedHeight(picture: Canvas): number {
  const { width, height } = cropOf(picture);
  return height / width;
}

/** Draws a picture without its empty margin at a width; the middle of its foot is at a place. */
export function drawTrimmedStanding(
  context: Canvas2D,
  picture: Canvas,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const { left, top, width, height } = cropOf(picture);
  const tall = (size * height) / width;
  context.drawImage(picture, left, top, width, height, x - size / 2, y - tall, size, tall);
}
