import type { Pixels } from './frame.ts';
import type { Rectangle } from './rectangle.ts';

/** Activity is told of squares; their side is two to this power, in pixels. */
export const BLOCK_BITS = 3;
const BLOCK_PX = 1 << BLOCK_BITS;
const SAMPLE_PX = 2;
/** Mean bend of luma, in quarters of a level: up to the first nothing is hidden, from the other all. */
const SMOOTH = 4;
const BUSY = 14;
/** One edge does not make a square busy. */
const MOST_OF_ONE = 60;

/**
 * How much noise each square of a picture hides, 0–255, row by row: little in a sky, all of it in
 * foliage. Taken from how luma bends, so that an even slope counts as smooth, however steep. Source:
 * activity masking as in MPEG-2's Test Model 5, 1993.
 *
 * @param bounds squares outside of it are left at 0
 */
export function measureActivity(pixels: Pixels, width: number, bounds: Rectangle): Uint8Array {
  const height = pixels.length / width;
  const columns = Math.ceil(width / BLOCK_PX);
  const hidden = new Uint8Array(columns * Math.ceil(height / BLOCK_PX));
  const lastRow = (bounds.top + bounds.height - 1) >> BLOCK_BITS;
  const lastColumn = (bounds.left + bounds.width - 1) >> BLOCK_BITS;
  for (let row = bounds.top >> BLOCK_BITS; row <= lastRow; row++) {
    for (let column = bounds.left >> BLOCK_BITS; column <= lastColumn; column++) {
      const bend = meanBend(pixels, width, height, column * BLOCK_PX, row * BLOCK_PX);
      const share = (bend - SMOOTH) / (BUSY - SMOOTH);
      hidden[row * columns + column] = Math.round(255 * Math.max(0, Math.min(1, share)));
    }
  }
  return hidden;
}

/** Of a square; busy where there is nothing to measure. */
function meanBend(
  pixels: Pixels,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const right = Math.min(left + BLOCK_PX, width - 1);
  const bottom = Math.min(top + BLOCK_PX, height - 1);
  let sum = 0;
  let count = 0;
  for (let y = Math.max(1, top); y < bottom; y += SAMPLE_PX) {
    for (let x = Math.max(1, left); x < right; x += SAMPLE_PX) {
      const at = y * width + x;
      const twice = 2 * lumaOf(pixels[at]!);
      const across = twice - lumaOf(pixels[at - 1]!) - lumaOf(pixels[at + 1]!);
      const down = twice - lumaOf(pixels[at - width]!) - lumaOf(pixels[at + width]!);
      const bend = (across < 0 ? -across : across) + (down < 0 ? -down : down);
      sum += bend > MOST_OF_ONE ? MOST_OF_ONE : bend;
      count++;
    }
  }
  return count > 0 ? sum / count : BUSY;
}

const lumaOf = (pixel: number): number =>
  (pixel & 0xff) + ((pixel >>> 7) & 0x1fe) + ((pixel >>> 16) & 0xff);
