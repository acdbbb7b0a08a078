import type { ColourBins } from './histogram.ts';
import { SortedColours } from './sorted-colours.ts';

/**
 * All rounds but the last move colours further than to the mean, which takes half as many rounds.
 * Source: Salakhutdinov and Roweis, "Adaptive overrelaxed bound
 * optimization methods", 2003.
 */
const OVERREACH = 1.7;

/** A palette's colours in the space of the bins, and how well they stand for them. */
export interface Clusters {
  /** Three coordinates of each colour. */
  readonly centres: Float32Array;
  /** Squared distances of all pixels from their colours, together. */
  readonly distortion: number;
}

/**
 * Moves colours to the means of what they stand for, several times (Lloyd, "Least squares
 * quantization in PCM", 1982). A colour that stands for nothing goes to the bin that is served worst.
 * Begun from the palette of the frame before, it keeps the colours of things that stay, which keeps
 * them from flickering.
 *
 * @param centres three coordinates of each colour; left as they are
 * @param rounds 0 or more
 */
export function refineByMeans(bins: ColourBins, centres: Float32Array, rounds: number): Clusters {
  const { count, points, weights } = bins;
  const moved = Float32Array.from(centres);
  const colourCount = centres.length / 3;
  const sums = new Float64Array(colourCount * 4);
  const errors = new Float32Array(count);
  const owners = new Uint16Array(count);
  let distortion = 0;
  for (let round = 0; round <= rounds; round++) {
    const sorted = new SortedColours(moved);
    sums.fill(0);
    distortion = 0;
    for (let bin = 0; bin < count; bin++) {
      const [x, y, z] = [points[bin * 3]!, points[bin * 3 + 1]!, points[bin * 3 + 2]!];
      const weight = weights[bin]!;
      const owner = sorted.nearest(x, y, z, round === 0 ? -1 : owners[bin]!);
      owners[bin] = owner;
      const error = sorted.distance * weight;
      errors[bin] = error;
      distortion += error;
      sums[owner * 4] = sums[owner * 4]! + weight;
      sums[owner * 4 + 1] = sums[owner * 4 + 1]! + weight * x;
      sums[owner * 4 + 2] = sums[owner * 4 + 2]! + weight * y;
      sums[owner * 4 + 3] = sums[owner * 4 + 3]! + weight * z;
    }
    if (round === rounds) break;
    const reach = round + 1 < rounds ? OVERREACH : 1;
    const idle: number[] = [];
    for (let colour = 0; colour < colourCount; colour++) {
      const weight = sums[colour * 4]!;
      if (weight === 0) idle.push(colour);
      else
        for (let axis = 0; axis < 3; axis++) {
          const place = colour * 3 + axis;
          const mean = sums[colour * 4 + 1 + axis]! / weight;
          moved[place] = moved[place]! + (mean - moved[place]!) * reach;
        }
    }
    if (idle.length > 0) seatAtWorst(bins, errors, moved, idle);
  }
  return { centres: moved, distortion };
}

function seatAtWorst(
  { points }: ColourBins,
  errors: Float32Array,
  centres: Float32Array,
  idle: readonly number[],
): void {
  for (const colour of idle) {
    let worst = 0;
    for (let bin = 1; bin < errors.length; bin++) if (errors[bin]! > errors[worst]!) worst = bin;
    if (errors[worst] === 0) return;
    errors[worst] = 0;
    centres.set(points.subarray(worst * 3, worst * 3 + 3), colour * 3);
  }
}

/** How badly a palette stands for these colours: squared distances of all pixels, together. */
export function distortionOf(bins: ColourBins, centres: Float32Array): number {
  return refineByMeans(bins, centres, 0).distortion;
}
