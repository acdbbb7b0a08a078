import type { Colour } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import type { Picture } from './picture.ts';

export interface Cluster {
  readonly colour: Colour;
  /** Part of the picture, 0–1. */
  readonly share: number;
}

type Lab = readonly [lightness: number, a: number, b: number];

const ROUNDS = 10;
const SAMPLE_STEP = 7;

const distance = (p: Lab, q: Lab): number =>
  (p[0] - q[0]) ** 2 + 2 * (p[1] - q[1]) ** 2 + 2 * (p[2] - q[2]) ** 2;

function nearest(point: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let least = Infinity;
  centres.forEach((centre, i) => {
    const d = distance(point, centre);
    if (d < least) {
      least = d;
      best = i;
    }
  });
  return best;
}

/** k-means in OKLab, seeded with the farthest of random samples; most frequent colour first. */
export function clusterColours({ lightness, a, b }: Picture, count: number): readonly Cluster[] {
  const points: Lab[] = [];
  for (let i = 0; i < lightness.data.length; i += SAMPLE_STEP) {
    points.push([lightness.data[i] ?? 0, a.data[i] ?? 0, b.data[i] ?? 0]);
  }
  const random = createRandom(1);
  const pick = (): Lab => points[Math.floor(random() * points.length)] ?? [0.5, 0, 0];
  const centres: Lab[] = [pick()];
  while (centres.length < count) {
    const candidates = Array.from({ length: 40 }, pick);
    const apart = (point: Lab): number =>
      distance(point, centres[nearest(point, centres)] ?? point);
    centres.push(candidates.reduce((best, point) => (apart(point) > apart(best) ? point : best)));
  }
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0]);
    sizes = centres.map(() => 0);
    for (const point of points) {
      const i = nearest(point, centres);
      sizes[i] = (sizes[i] ?? 0) + 1;
      const sum = sums[i];
      if (sum) point.forEach((value, channel) => (sum[channel] = (sum[channel] ?? 0) + value));
    }
    sums.forEach((sum, i) => {
      const size = sizes[i] ?? 0;
      if (size > 0) centres[i] = [(sum[0] ?? 0) / size, (sum[1] ?? 0) / size, (sum[2] ?? 0) / size];
    });
  }
  return centres
    .map(([L, A, B], i): Cluster => ({
      colour: [L, Math.hypot(A, B), ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360],
      share: (sizes[i] ?? 0) / Math.max(1, points.length),
    }))
    .toSorted((p, q) => q.share - p.share);
}
