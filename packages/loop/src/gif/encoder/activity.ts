import type { Pixels } from './frame.ts';

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
 * How much noise each square of a picture hides, 0–1, row by row: little in a sky, all of it in
 * foliage. Taken from how luma bends, so that an even slope counts as smooth, however steep. Source:
 * activity masking as in MPEG-2's Test Model 5, 1993.
 */
export function measureActivity(pixels: Pixels, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / BLOCK_PX);
  const hidden = new Float32Array(columns * Math.ceil(height / BLOCK_PX)).fill(1);
  for (let block = 0; block < hidden.length; block++) {
    const left = (block % columns) * BLOCK_PX;
    const top = Math.floor(block / columns) * BLOCK_PX;
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
    if (count > 0) hidden[block] = Math.min(1, Math.max(0, sum / count - SMOOTH) / (BUSY - SMOOTH));
  }
  return hidden;
}

const lumaOf = (pixel: number): number =>
  (pixel & 0xff) + ((pixel >>> 7) & 0x1fe) + ((pixel >>> 16) & 0xff);
