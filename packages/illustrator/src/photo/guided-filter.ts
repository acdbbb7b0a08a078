import { clamp } from '../math/periodic.ts';
import { createPlane, type Plane } from './plane.ts';

/** The mean of each pixel's square neighbourhood; edges repeat. Running sums: radius costs nothing. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height, values } = plane;
  const across = new Float32Array(values.length);
  const result = createPlane(width, height);
  const count = radius * 2 + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += values[row + clamp(x, 0, width - 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      across[row + x] = sum / count;
      sum +=
        (values[row + Math.min(width - 1, x + radius + 1)] ?? 0) -
        (values[row + Math.max(0, x - radius)] ?? 0);
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y <= radius; y++) sum += across[clamp(y, 0, height - 1) * width + x] ?? 0;
    for (let y = 0; y < height; y++) {
      result.values[y * width + x] = sum / count;
      const enters = Math.min(height - 1, y + radius + 1) * width + x;
      const leaves = Math.max(0, y - radius) * width + x;
      sum += (across[enters] ?? 0) - (across[leaves] ?? 0);
    }
  }
  return result;
}

function product(a: Plane, b: Plane): Plane {
  const result = createPlane(a.width, a.height);
  for (let i = 0; i < a.values.length; i++) {
    result.values[i] = (a.values[i] ?? 0) * (b.values[i] ?? 0);
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
  const slope = createPlane(guide.width, guide.height);
  const intercept = createPlane(guide.width, guide.height);
  for (let i = 0; i < slope.values.length; i++) {
    const g = meanGuide.values[i] ?? 0;
    const m = meanMask.values[i] ?? 0;
    const variance = (meanSquare.values[i] ?? 0) - g * g;
    const a = ((meanBoth.values[i] ?? 0) - g * m) / (variance + epsilon);
    slope.values[i] = a;
    intercept.values[i] = m - a * g;
  }
  const meanSlope = boxBlur(slope, radius);
  const meanIntercept = boxBlur(intercept, radius);
  const result = createPlane(guide.width, guide.height);
  for (let i = 0; i < result.values.length; i++) {
    const value =
      (meanSlope.values[i] ?? 0) * (guide.values[i] ?? 0) + (meanIntercept.values[i] ?? 0);
    result.values[i] = clamp(value);
  }
  return result;
}
