import type { Canvas } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';
import type { Stage } from '../stage/stage.ts';

/**
 * Changes all pixels of the finished picture in place.
 * @param change gets RGBA, row by row
 */
export function changePixels(
  { width, height, still }: Stage,
  canvas: Canvas,
  change: (data: Uint8ClampedArray) => void,
): void {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, width, height);
  // The host keeps copies of what was drawn, and copies them again when pixels are put over them.
  if (still) shrink(canvas);
  change(pixels.data);
  if (still) {
    canvas.width = width;
    canvas.height = height;
  }
  context.putImageData(pixels, 0, 0);
}
