import type { Canvas } from '../../canvas.ts';
import { createNoise, noiseTexture } from '../../math/noise.ts';
import { createRandom } from '../../math/random.ts';
import { paintOnce } from '../../painting.ts';
import type { Stage } from '../../scene/stage.ts';
import { Mosaic } from '../mosaic.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Panes along the shorter side; around the subject they are half as large. */
const PANES = 22;

interface Panes {
  readonly labels: Uint16Array;
  readonly count: number;
  /** How near a pixel is to the lead between two panes, 0–255. */
  readonly lead: Uint8Array;
}

/** Middles of the panes, on a grid that is finer around the subject. */
function seeds(stage: Stage): [x: number, y: number][] {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  const cell = shorter / PANES;
  const random = createRandom(stage.seed + 3);
  const hero = stage.hero ?? { x: 0.5, y: 0.55, size: 0.4 };
  const points: [number, number][] = [];
  for (let y = -cell; y < height + cell; y += cell) {
    for (let x = -cell; x < width + cell; x += cell) {
      const away = Math.hypot(x + cell / 2 - hero.x * width, y + cell / 2 - hero.y * height);
      const splits = away < hero.size * shorter * 0.6 ? 2 : 1;
      for (let part = 0; part < splits * splits; part++) {
        const inset = cell / splits;
        points.push([
          x + ((part % splits) + 0.15 + 0.7 * random()) * inset,
          y + (Math.floor(part / splits) + 0.15 + 0.7 * random()) * inset,
        ]);
      }
    }
  }
  return points;
}

/** A Voronoi diagram, looked up through a grid of buckets. */
function cut(stage: Stage): Panes {
  const { width, height, unit } = stage;
  const points = seeds(stage);
  const bucket = Math.min(width, height) / PANES;
  const columns = Math.ceil(width / bucket) + 4;
  const buckets = new Map<number, number[]>();
  const keyOf = (x: number, y: number): number =>
    (Math.floor(y / bucket) + 2) * columns + Math.floor(x / bucket) + 2;
  points.forEach(([x, y], i) => {
    const key = keyOf(x, y);
    const list = buckets.get(key);
    if (list) list.push(i);
    else buckets.set(key, [i]);
  });
  const labels = new Uint16Array(width * height);
  const lead = new Uint8Array(width * height);
  const thickness = Math.max(0.9, 2.1 * unit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let nearest = Infinity;
      let second = Infinity;
      let label = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          for (const i of buckets.get(keyOf(x + dx * bucket, y + dy * bucket)) ?? []) {
            const point = points[i];
            if (!point) continue;
            const away = Math.hypot(point[0] - x, point[1] - y);
            if (away < nearest) {
              second = nearest;
              nearest = away;
              label = i;
            } else if (away < second) second = away;
          }
        }
      }
      labels[y * width + x] = label;
      const toSeam = (second - nearest) / 2;
      lead[y * width + x] = 255 * Math.max(0, Math.min(1, 1.5 - toSeam / thickness));
    }
  }
  return { labels, count: points.length, lead };
}

/** Came between the panes: black, with a bright line where it catches the light. */
function leadwork(stage: Stage, panes: Panes): Canvas {
  const { width, height, environment } = stage;
  return paintOnce(environment, width, height, (context) => {
    const pixels = context.createImageData(width, height);
    for (let i = 0, p = 0; i < panes.lead.length; i++, p += 4) {
      const here = panes.lead[i] ?? 0;
      const above = panes.lead[i - width - 1] ?? 0;
      const shine = Math.max(0, here - above) * 0.22;
      pixels.data[p] = 18 + shine;
      pixels.data[p + 1] = 16 + shine;
      pixels.data[p + 2] = 26 + shine;
      pixels.data[p + 3] = here;
    }
    context.putImageData(pixels, 0, 0);
  });
}

/** Coloured panes in lead, with the light's unevenness in the glass. */
export const stained: StyleFilter = (stage) => {
  const { width, height, environment } = stage;
  const panes = cut(stage);
  const random = createRandom(11);
  const shades = Float32Array.from({ length: panes.count }, () => 1.06 + 0.22 * random());
  const mosaic = new Mosaic(panes.labels, shades);
  const lead = leadwork(stage, panes);
  const noise = createNoise(21, 4, 8);
  const ripples = noiseTexture(environment, 192, noise, (at, x, y) => {
    const value = 128 + (at(x, y * 0.5) - 0.48) * 320;
    return [value, value, value, 255];
  });
  const glass = paintOnce(environment, width, height, (context) => {
    context.drawImage(ripples, 0, 0, width, height);
  });
  return (canvas) => {
    const context = canvas.getContext('2d');
    const pixels = context.getImageData(0, 0, width, height);
    mosaic.apply(pixels.data, 1.45);
    context.putImageData(pixels, 0, 0);
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.drawImage(glass, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.drawImage(lead, 0, 0);
    context.restore();
  };
};
