import type { Canvas, PixelData } from '../../canvas.ts';
import { createNoise, noiseTexture } from '../../math/noise.ts';
import { clamp } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import { Mosaic } from '../mosaic.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { StyleFilter } from '../style-filter.ts';
import { type Seed, superpixels } from '../superpixels.ts';

/** Panes along the shorter side; around the subject they are half as large. */
const PANES = 21;

/** Middles of the panes in the plan's pixels, on a grid that is finer around the subject. */
function seedsOf(stage: Stage, { width, height }: PixelData): Seed[] {
  const shorter = Math.min(width, height);
  const cell = shorter / PANES;
  const random = createRandom(stage.seed + 3);
  const hero = stage.hero ?? { x: 0.5, y: 0.55, size: 0.4 };
  const seeds: Seed[] = [];
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const away = Math.hypot(x + cell / 2 - hero.x * width, y + cell / 2 - hero.y * height);
      const splits = away < hero.size * shorter * 0.55 ? 2 : 1;
      const spacing = cell / splits;
      for (let part = 0; part < splits * splits; part++) {
        seeds.push({
          x: x + ((part % splits) + 0.2 + 0.6 * random()) * spacing,
          y: y + (Math.floor(part / splits) + 0.2 + 0.6 * random()) * spacing,
          spacing,
        });
      }
    }
  }
  return seeds;
}

/** The lead between the panes, at the size of the plan. */
function leadwork(stage: Stage, plan: PixelData, labels: Uint16Array): Canvas {
  const { width, height } = plan;
  return paintOnce(stage.environment, width, height, (context) => {
    const pixels = context.createImageData(width, height);
    const { data } = pixels;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const here = labels[i];
        const seam =
          (x + 1 < width && labels[i + 1] !== here) ||
          (y + 1 < height && labels[i + width] !== here);
        data.set([20, 17, 28, seam ? 255 : 0], i * 4);
      }
    }
    context.putImageData(pixels, 0, 0);
  });
}

/** Each pixel's pane at the picture's full size. */
function enlarge(labels: Uint16Array, plan: PixelData, width: number, height: number): Uint16Array {
  // Taken out of the loop: the host may look a picture's size up anew each time.
  const { width: planWidth, height: planHeight } = plan;
  const full = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(planHeight - 1, Math.floor(((y + 0.5) / height) * planHeight));
    for (let x = 0; x < width; x++) {
      const column = Math.min(planWidth - 1, Math.floor(((x + 0.5) / width) * planWidth));
      full[y * width + x] = labels[row * planWidth + column] ?? 0;
    }
  }
  return full;
}

/** Streaks and seeds in the glass. */
function glassTexture(stage: Stage): Canvas {
  const { width, height, environment } = stage;
  const noise = createNoise(21, 4, 8);
  const ripples = noiseTexture(environment, 192, noise, (at, x, y) => {
    const value = 128 + (at(x, y * 0.5) - 0.48) * 320;
    return [value, value, value, 255];
  });
  return paintOnce(environment, width, height, (context) =>
    context.drawImage(ripples, 0, 0, width, height),
  );
}

/** Coloured panes in lead that follow the picture's shapes, with the glass's own unevenness. */
export const stained: StyleFilter = (stage, draw) => {
  const { width, height, unit, environment } = stage;
  const plan = referenceFrame(stage, draw, clamp(Math.min(width, height) / 2, 60, 380));
  const seeds = seedsOf(stage, plan);
  const labels = superpixels(plan, seeds);
  const random = createRandom(11);
  const shades = Float32Array.from(seeds, () => 1.04 + 0.18 * random());
  const mosaic = new Mosaic(enlarge(labels, plan, width, height), shades);
  const seams = leadwork(stage, plan, labels);
  const lead = paintOnce(environment, width, height, (context) => {
    context.globalAlpha = 0.3;
    context.globalCompositeOperation = 'source-over';
    for (const [x, y] of [
      [unit, unit],
      [-unit, unit],
      [unit, -unit],
      [-unit, -unit],
    ] as const) {
      context.drawImage(seams, x, y, width, height);
    }
    context.globalAlpha = 1;
    context.drawImage(seams, 0, 0, width, height);
  });
  const glass = glassTexture(stage);
  return (canvas) => {
    const context = canvas.getContext('2d');
    changePixels(stage, canvas, (data) => mosaic.apply(data, 1.4));
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.drawImage(glass, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.drawImage(lead, 0, 0);
    context.restore();
  };
};
