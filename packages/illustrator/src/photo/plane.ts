import { emptyPlane, type Plane } from '@loopwright/media';

/** A new plane from another's pixels; `x` and `y` are fractions of the picture. */
export function mapPlane(
  plane: Plane,
  change: (value: number, x: number, y: number, index: number) => number,
): Plane {
  const { width, height, data } = plane;
  const result = emptyPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      result.data[i] = change(data[i] ?? 0, x / width, y / height, i);
    }
  }
  return result;
}

/** The value below which `share` (0–1) of the pixels lie. */
export function quantile(plane: Plane, share: number): number {
  const sorted = Float32Array.from(plane.data).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const meanOf = ({ data }: Plane): number =>
  data.reduce((sum, value) => sum + value, 0) / Math.max(1, data.length);

/** Bilinear. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const result = emptyPlane(width, height);
  const stepX = plane.width / width;
  const stepY = plane.height / height;
  for (let y = 0; y < height; y++) {
    const sourceY = Math.min(plane.height - 1, Math.max(0, (y + 0.5) * stepY - 0.5));
    const top = Math.floor(sourceY);
    const down = sourceY - top;
    const upper = top * plane.width;
    const lower = Math.min(plane.height - 1, top + 1) * plane.width;
    for (let x = 0; x < width; x++) {
      const sourceX = Math.min(plane.width - 1, Math.max(0, (x + 0.5) * stepX - 0.5));
      const left = Math.floor(sourceX);
      const right = Math.min(plane.width - 1, left + 1);
      const across = sourceX - left;
      const { data } = plane;
      const a = (data[upper + left] ?? 0) * (1 - across) + (data[upper + right] ?? 0) * across;
      const b = (data[lower + left] ?? 0) * (1 - across) + (data[lower + right] ?? 0) * across;
      result.data[y * width + x] = a + (b - a) * down;
    }
  }
  return result;
}
