import { clamp } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Contrast curve of a hard black-and-white print. */
const CURVE = Uint8ClampedArray.from({ length: 256 }, (_, i) => {
  const value = clamp((i / 255) * 1.25 - 0.02) ** 0.86;
  return 255 * (value * value * (3 - 2 * value) * 0.6 + value * 0.4);
});

/** Black and white with deep shadows and a breath of blue. */
export const noir: StyleFilter = (stage) => (canvas) =>
  changePixels(stage, canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const grey =
        CURVE[((data[i] ?? 0) * 0.34 + (data[i + 1] ?? 0) * 0.5 + (data[i + 2] ?? 0) * 0.16) | 0] ??
        0;
      data[i] = grey * 0.985;
      data[i + 1] = grey * 0.985 + 1;
      data[i + 2] = grey + 4;
    }
  });
