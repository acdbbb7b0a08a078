import { clamp } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import { visitEdges } from '../luminance.ts';
import type { StyleFilter } from '../style-filter.ts';

/** How much more colorful it becomes. */
const BOOST = 1.22;
/** From which difference on a contour is drawn, and over which range it becomes dark. */
const EDGE = { from: 64, range: 110 } as const;
/** A contour never hides the color below it. */
const DARKEST = 0.82;

/** A frame of a drawn film: bright colors in thin contours. */
export const anime: StyleFilter = (stage) => {
  const { width, height } = stage;
  const sharpness = Math.min(width, height) / 480;
  const paint = (data: Uint8ClampedArray): void =>
    visitEdges(data, width, height, (y, luminance, edges) => {
      for (let x = 0, p = y * width * 4; x < width; x++, p += 4) {
        const light = luminance[x]!;
        const ink = DARKEST * clamp((edges[x]! * sharpness - EDGE.from) / EDGE.range);
        data[p] = (light + (data[p]! - light) * BOOST) * (1 - ink) + 34 * ink;
        data[p + 1] = (light + (data[p + 1]! - light) * BOOST) * (1 - ink) + 22 * ink;
        data[p + 2] = (light + (data[p + 2]! - light) * BOOST) * (1 - ink) + 48 * ink;
      }
    });
  return (canvas) => changePixels(stage, canvas, paint);
};
