import { clamp } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import { visitEdges } from '../luminance.ts';
import type { StyleFilter } from '../style-filter.ts';

const LEVELS = 7;
const STEP = 255 / (LEVELS - 1);
/** What to multiply a colour of brightness `i` by to land on a level; its hue stays. */
const TONES = Float32Array.from({ length: 256 }, (_, i) =>
  i < 8 ? 1 : (Math.max(0.5, Math.round(i / STEP)) * STEP) / i,
);

/** A screen of dots at 45°: how bright a pixel must be to escape the dot it lies in, 0–255. */
function dotScreen(width: number, height: number): Uint8Array {
  const pitch = Math.max(3, Math.min(width, height) / 95);
  const screen = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x + y) / pitch) * Math.PI;
      const v = ((x - y) / pitch) * Math.PI;
      screen[y * width + x] = 127.5 * (1 + 0.5 * (Math.cos(u) + Math.cos(v)));
    }
  }
  return screen;
}

/** Ink outlines, few flat colours, and printed dots in the shadows. */
export const comic: StyleFilter = (stage) => {
  const { width, height } = stage;
  const screen = dotScreen(width, height);
  const sharpness = Math.min(width, height) / 480;
  const print = (data: Uint8ClampedArray): void =>
    visitEdges(data, width, height, (y, luminance, edges) => {
      for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
        const light = luminance[x]!;
        const ink = clamp((edges[x]! * sharpness - 70) / 90);
        const inDot = light < 150 && screen[i]! > 70 + light * 1.25;
        const shade = (inDot ? 0.72 : 1) * (1 - ink) * TONES[light | 0]! * 1.04;
        const boost = 1.3;
        const red = light + (data[p]! - light) * boost;
        const green = light + (data[p + 1]! - light) * boost;
        const blue = light + (data[p + 2]! - light) * boost;
        data[p] = red * shade + 16 * ink;
        data[p + 1] = green * shade + 12 * ink;
        data[p + 2] = blue * shade + 28 * ink;
      }
    });
  return (canvas) => changePixels(stage, canvas, print);
};
