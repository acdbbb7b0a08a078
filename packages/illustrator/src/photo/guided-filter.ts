import { emptyPlane, type Plane } from '@loopwright/media';
import { clamp } from '../math/periodic.ts';

/** The mean of each pixel's square neighbourhood; edges repeat. Running sums: radius costs nothing. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height, data } = plane;
  const across = new Float32Array(data.length);
  const result = emptyPlane(width, height);
  const count = radius * 2 + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += data[row + clamp(x, 0, width - 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      across[row + x] = sum / count;
      sum +=
        (data[row + Math.min(width - 1, x + radius + 1)] ?? 0) -
        (data[row + Math.max(0, x - radius)] ?? 0);
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y <= radius; y++) sum += across[clamp(y, 0, height - 1) * width + x] ?? 0;
    for (let y = 0; y < height; y++) {
      result.data[y * width + x] = sum / count;
      const enters = Math.min(height - 1, y + radius + 1) * width + x;
      const leaves = Math.max(0, y - radius) * width + x;
      sum += (across[enters] ?? 0) - (across[leaves] ?? 0);
    }
  }
  return result;
}

function product(a: Plane, b: Plane): Plane {
  const result = emptyPlane(a.width, a.height);
  for (let i = 0; i < a.data.length; i++) {
    result.data[i] = (a.data[i] ?? 0) * (b.data[i] ?? 0);
  }
  return result;
}

/**
 * Smooths `mask` but keeps it to the edges of `guide`. Kaiming He, Jian Sun, Xiaoou Tang: "Guided
 * Image Filtering", ECCV 2010, for a guide of one channel.
 * @param radius of the windows in pixels
 * @param epsilon variance below which the guide counts as flat
 */
export function guidedFilter(guide: Plane, mask: Plane, radius: number, epsilon: number): Plane {
  const meanGuide = boxBlur(guide, radius);
  const meanMask = boxBlur(mask, radius);
  const meanBoth = boxBlur(product(guide, mask), radius);
  const meanSquare = boxBlur(product(guide, guide), radius);
  const slope = emptyPlane(guide.width, guide.height);
  const intercept = emptyPlane(guide.width, guide.height);
  for (let i = 0; i < slope.data.length; i++) {
    const g = meanGuide.data[i] ?? 0;
    const m = meanMask.data[i] ?? 0;
    const variance = (meanSquare.data[i] ?? 0) - g * g;
    const a = ((meanBoth.data[i] ?? 0) - g * m) / (variance + epsilon);
    slope.data[i] = a;
    intercept.data[i] = m - a * g;
  }
  const meanSlope = boxBlur(slope, radius);
  const meanIntercept = boxBlur(intercept, radius);
  const result = emptyPlane(guide.width, guide.height);
  for (let i = 0; i < result.data.length; i++) {
    const value = (meanSlope.data[i] ?? 0) * (guide.data[i] ?? 0) + (meanIntercept.data[i] ?? 0);
    result.data[i] = clamp(value);
  }
  return result;
}
