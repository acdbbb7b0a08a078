import type { Canvas } from '../../canvas.ts';
import { css } from '../../math/colour.ts';
import { fract } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { paintOnce, radialGradient } from '../../painting.ts';
import { isOverFace } from '../../stage/over-face.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import type { StyleFilter } from '../style-filter.ts';

/** The faded film's curve for one channel: lifted blacks, dulled whites. */
const fade = (low: number, high: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, i) => {
    const t = i / 255;
    return low + (high - low) * (t * t * (3 - 2 * t) * 0.5 + t * 0.5);
  });
const RED = fade(36, 252);
const GREEN = fade(26, 240);
const BLUE = fade(34, 206);
/** How much of its own colour the film has kept. */
const SATURATION = 0.68;

/** Light that got into the camera at two corners. */
function lightLeak(stage: Stage): Canvas {
  const { width, height, environment } = stage;
  const reach = Math.max(width, height);
  return paintOnce(environment, width, height, (context) => {
    for (const [x, y, radius, alpha] of [
      [width * 1.02, height * 0.18, reach * 0.5, 0.42],
      [-0.05 * width, height * 0.95, reach * 0.42, 0.25],
    ] as const) {
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, [0.8, 0.17, 60], alpha],
        [0.4, [0.7, 0.18, 40], alpha * 0.45],
        [1, [0.6, 0.18, 25], 0],
      ]);
      context.fillRect(0, 0, width, height);
    }
  });
}

function fadeFilm(data: Uint8ClampedArray): void {
  for (let p = 0; p < data.length; p += 4) {
    const grey = data[p]! * 0.3 + data[p + 1]! * 0.58 + data[p + 2]! * 0.12;
    data[p] = RED[(grey + (data[p]! - grey) * SATURATION) | 0]!;
    data[p + 1] = GREEN[(grey + (data[p + 1]! - grey) * SATURATION) | 0]!;
    data[p + 2] = BLUE[(grey + (data[p + 2]! - grey) * SATURATION) | 0]!;
  }
}

/** Times per loop that the scratches and specks jump to new places. */
const JUMPS = 12;

/** Where a scratch is looked at, in its lengths. */
const ALONG_SCRATCH = [0, 0.25, 0.5, 0.75, 1] as const;

/** A faded home movie: warm, soft, with light leaks, scratches and dust. */
export const vintage: StyleFilter = (stage) => {
  const { width, height, unit } = stage;
  const leak = lightLeak(stage);
  const scratch = css([0.96, 0.03, 90], 0.5);
  const speck = css([0.25, 0.03, 60], 0.55);
  return (canvas, phase) => {
    const context = canvas.getContext('2d');
    changePixels(stage, canvas, fadeFilm);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.drawImage(leak, 0, 0);
    context.globalCompositeOperation = 'source-over';
    const random = createRandom(stage.seed + Math.floor(fract(phase) * JUMPS));
    context.fillStyle = scratch;
    for (let i = 0; i < 2; i++) {
      const [from, x, long] = [random() * 0.6, random(), 0.2 + 0.5 * random()];
      if (ALONG_SCRATCH.some((step) => isOverFace(stage, x, from + step * long))) continue;
      context.fillRect(x * width, from * height, 1.3 * unit, long * height);
    }
    context.fillStyle = speck;
    for (let i = 0; i < 7; i++) {
      const size = (1 + 3 * random()) * unit;
      const [x, y, tall] = [random(), random(), size * (0.5 + random())];
      if (!isOverFace(stage, x, y)) context.fillRect(x * width, y * height, size, tall);
    }
    context.restore();
  };
};
