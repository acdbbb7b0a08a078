import type { LabPlanes } from './picture.ts';

/** One of the colors that make up a region: its mean, variances and weight. */
interface Component {
  readonly mean: [number, number, number];
  readonly variance: [number, number, number];
  readonly weight: number;
}

const COMPONENTS = 6;
const ROUNDS = 6;
/** Variances of camera noise: no color is more exact. Of lightness, and of a and b. */
const LEAST_VARIANCE = [0.0012, 0.00025, 0.00025] as const;
/** Only each third pixel is sampled. */
const STEP = 3;
/** The density of colors that were not seen: what surprises decides little. */
const UNSEEN = 0.02;

interface Sample {
  readonly color: readonly [number, number, number];
  readonly weight: number;
}

/** How likely a color is in a region. */
export type ColourModel = (lightness: number, a: number, b: number) => number;

function samplesOf({ lightness, a, b }: LabPlanes, weights: Float32Array): Sample[] {
  const samples: Sample[] = [];
  for (let i = 0; i < weights.length; i += STEP) {
    const weight = weights[i] ?? 0;
    if (weight < 0.05) continue;
    const color = [lightness.data[i] ?? 0, a.data[i] ?? 0, b.data[i] ?? 0] as const;
    samples.push({ color, weight });
  }
  return samples;
}

/** The square of the Mahalanobis distance. */
const squaredDistance = (
  [l, a, b]: readonly [number, number, number],
  { mean, variance }: Component,
): number =>
  (l - mean[0]) ** 2 / variance[0] +
  (a - mean[1]) ** 2 / variance[1] +
  (b - mean[2]) ** 2 / variance[2];

const density = (color: readonly [number, number, number], component: Component): number => {
  const [x, y, z] = component.variance;
  return (
    (component.weight * Math.exp(-0.5 * squaredDistance(color, component))) / Math.sqrt(x * y * z)
  );
};

/** Components spread over the samples by their lightness. */
function firstComponents(samples: readonly Sample[]): Component[] {
  const sorted = samples.toSorted((p, q) => p.color[0] - q.color[0]);
  return Array.from({ length: COMPONENTS }, (_, k) => {
    const at = sorted[Math.floor(((k + 0.5) / COMPONENTS) * sorted.length)];
    const [l = 0.5, a = 0, b = 0] = at?.color ?? [];
    return { mean: [l, a, b], variance: [0.01, 0.002, 0.002], weight: 1 / COMPONENTS };
  });
}

/** One round of hard assignment: each sample belongs to the component that explains it best. */
function refit(samples: readonly Sample[], components: readonly Component[]): Component[] {
  const sums = components.map(() => ({ weight: 0, mean: [0, 0, 0], square: [0, 0, 0] }));
  for (const { color, weight } of samples) {
    let best = 0;
    let highest = -Infinity;
    components.forEach((component, k) => {
      const likely = density(color, component);
      if (likely <= highest) return;
      best = k;
      highest = likely;
    });
    const sum = sums[best];
    if (!sum) continue;
    sum.weight += weight;
    color.forEach((value, c) => {
      sum.mean[c] = (sum.mean[c] ?? 0) + weight * value;
      sum.square[c] = (sum.square[c] ?? 0) + weight * value * value;
    });
  }
  const total = sums.reduce((all, { weight }) => all + weight, 0);
  return sums.flatMap(({ weight, mean, square }) => {
    if (weight <= 0) return [];
    const middle = (c: number): number => (mean[c] ?? 0) / weight;
    const spread = (c: 0 | 1 | 2): number =>
      Math.max(LEAST_VARIANCE[c], (square[c] ?? 0) / weight - middle(c) ** 2);
    return {
      mean: [middle(0), middle(1), middle(2)],
      variance: [spread(0), spread(1), spread(2)],
      weight: weight / total,
    };
  });
}

/**
 * A mixture of Gaussians over OKLab, as GrabCut models a region: Rother, Kolmogorov, Blake, "GrabCut:
 * Interactive Foreground Extraction using Iterated Graph Cuts", SIGGRAPH 2004.
 * @param weights how much each pixel belongs to the region, 0 to 1
 */
export function modelColours(planes: LabPlanes, weights: Float32Array): ColourModel {
  const samples = samplesOf(planes, weights);
  let components = firstComponents(samples);
  for (let round = 0; round < ROUNDS; round++) components = refit(samples, components);
  return (l, a, b) => {
    const color = [l, a, b] as const;
    return components.reduce((sum, component) => sum + density(color, component), UNSEEN);
  };
}
