import { clamp } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { StyleFilter } from '../style-filter.ts';
import { choosePalette, nearestTable } from './colour-table.ts';

/** Big pixels along the shorter side. */
const RESOLUTION = 128;
const COLOURS = 32;
/** Ordered dither, a 4 × 4 Bayer matrix scaled to ±0.5. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (rank) => (rank + 0.5) / 16 - 0.5,
);
const DITHER = 12;

/** Big square pixels in 32 colours taken from the picture, with an ordered dither. */
export const pixel: StyleFilter = (stage, draw) => {
  const { width, height } = stage;
  const block = Math.max(1, Math.round(Math.min(width, height) / RESOLUTION));
  const palette = choosePalette(referenceFrame(stage, draw, 96), COLOURS);
  const table = nearestTable(palette);
  const colours = Uint8Array.from(palette.flat());

  const enlargePixels = (data: Uint8ClampedArray): void => {
    for (let top = 0, row = 0; top < height; top += block, row++) {
      const bottom = Math.min(height, top + block);
      for (let left = 0, column = 0; left < width; left += block, column++) {
        const right = Math.min(width, left + block);
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let y = top; y < bottom; y++) {
          for (let p = (y * width + left) * 4, end = (y * width + right) * 4; p < end; p += 4) {
            red += data[p] ?? 0;
            green += data[p + 1] ?? 0;
            blue += data[p + 2] ?? 0;
          }
        }
        const area = (bottom - top) * (right - left);
        const nudge = (BAYER[(row & 3) * 4 + (column & 3)] ?? 0) * DITHER;
        const key =
          ((clamp(red / area + nudge, 0, 255) >> 3) << 10) |
          ((clamp(green / area + nudge, 0, 255) >> 3) << 5) |
          (clamp(blue / area + nudge, 0, 255) >> 3);
        const index = (table[key] ?? 0) * 3;
        red = colours[index] ?? 0;
        green = colours[index + 1] ?? 0;
        blue = colours[index + 2] ?? 0;
        for (let y = top; y < bottom; y++) {
          for (let p = (y * width + left) * 4, end = (y * width + right) * 4; p < end; p += 4) {
            data[p] = red;
            data[p + 1] = green;
            data[p + 2] = blue;
          }
        }
      }
    }
  };
  return (canvas) => changePixels(stage, canvas, enlargePixels);
};
