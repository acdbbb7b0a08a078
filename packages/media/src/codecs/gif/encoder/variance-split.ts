import type { ColourBins } from './histogram.ts';

interface Box {
  /** First and behind the last of its bins, in the order of `order`. */
  readonly start: number;
  readonly end: number;
  readonly mean: Axis;
  /** Weighted squared distances from the mean. */
  readonly spread: number;
  /** The direction in which the bins lie furthest apart. */
  readonly axis: Axis;
}

type Axis = readonly [number, number, number];

const POWER_ROUNDS = 6;

/**
 * Palette by splitting: the box whose colours are worst served by one mean is cut in two at that
 * mean, across the direction in which it is longest. Sources: Wu, "Color quantization by dynamic
 * programming and principal analysis", 1992; Orchard and Bouman, "Color quantization of images",
 * 1991.
 *
 * @returns three coordinates of each colour; at most `colourCount` of them
 */
export function splitByVariance(bins: ColourBins, colourCount: number): Float32Array {
  const order = Uint32Array.from({ length: bins.count }, (_, bin) => bin);
  const boxes: Box[] = [measureBox(bins, order, 0, bins.count)];
  while (boxes.length < colourCount) {
    let worst = 0;
    for (let index = 1; index < boxes.length; index++) {
      if (boxes[index]!.spread > boxes[worst]!.spread) worst = index;
    }
    const box = boxes[worst]!;
    if (box.spread <= 0) break;
    const middle = partition(bins, order, box);
    if (middle === box.start || middle === box.end) {
      boxes[worst] = { ...box, spread: 0 };
      continue;
    }
    boxes[worst] = measureBox(bins, order, box.start, middle);
    boxes.push(measureBox(bins, order, middle, box.end));
  }
  return Float32Array.from(boxes.flatMap(({ mean }) => mean));
}

/** Puts the bins before the mean first; gives where the others begin. */
function partition({ points }: ColourBins, order: Uint32Array, { start, end, mean, axis }: Box) {
  const [x, y, z] = axis;
  const cut = mean[0] * x + mean[1] * y + mean[2] * z;
  let low = start;
  let high = end - 1;
  while (low <= high) {
    const bin = order[low]!;
    if (points[bin * 3]! * x + points[bin * 3 + 1]! * y + points[bin * 3 + 2]! * z < cut) low++;
    else {
      order[low] = order[high]!;
      order[high] = bin;
      high--;
    }
  }
  return low;
}

function measureBox(
  { points, weights }: ColourBins,
  order: Uint32Array,
  start: number,
  end: number,
): Box {
  let [sum, sumX, sumY, sumZ] = [0, 0, 0, 0];
  for (let at = start; at < end; at++) {
    const bin = order[at]!;
    const weight = weights[bin]!;
    sum += weight;
    sumX += weight * points[bin * 3]!;
    sumY += weight * points[bin * 3 + 1]!;
    sumZ += weight * points[bin * 3 + 2]!;
  }
  const mean: Axis = [sumX / sum, sumY / sum, sumZ / sum];
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  for (let at = start; at < end; at++) {
    const bin = order[at]!;
    const weight = weights[bin]!;
    const x = points[bin * 3]! - mean[0];
    const y = points[bin * 3 + 1]! - mean[1];
    const z = points[bin * 3 + 2]! - mean[2];
    xx += weight * x * x;
    xy += weight * x * y;
    xz += weight * x * z;
    yy += weight * y * y;
    yz += weight * y * z;
    zz += weight * z * z;
  }
  const spread = end - start > 1 ? xx + yy + zz : 0;
  return { start, end, mean, spread, axis: longestAxis(xx, xy, xz, yy, yz, zz) };
}

/** The first eigenvector of the covariance, by power iteration. */
function longestAxis(xx: number, xy: number, xz: number, yy: number, yz: number, zz: number): Axis {
  let x = xx >= yy && xx >= zz ? 1 : 0.3;
  let y = yy > xx && yy >= zz ? 1 : 0.3;
  let z = zz > xx && zz > yy ? 1 : 0.3;
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const nextX = xx * x + xy * y + xz * z;
    const nextY = xy * x + yy * y + yz * z;
    const nextZ = xz * x + yz * y + zz * z;
    const length = Math.sqrt(nextX * nextX + nextY * nextY + nextZ * nextZ);
    if (length === 0) break;
    [x, y, z] = [nextX / length, nextY / length, nextZ / length];
  }
  return [x, y, z];
}
