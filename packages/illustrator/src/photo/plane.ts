/** A picture of one channel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export const createPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** A new plane from another's pixels; `x` and `y` are fractions of the picture. */
export function mapPlane(
  plane: Plane,
  change: (value: number, x: number, y: number, index: number) => number,
): Plane {
  const { width, height, values } = plane;
  const result = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      result.values[i] = change(values[i] ?? 0, x / width, y / height, i);
    }
  }
  return result;
}

/** The value below which `share` (0–1) of the pixels lie. */
export function quantile(plane: Plane, share: number): number {
  const sorted = Float32Array.from(plane.values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const meanOf = ({ values }: Plane): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Bilinear. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const result = createPlane(width, height);
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
      const { values } = plane;
      const a = (values[upper + left] ?? 0) * (1 - across) + (values[upper + right] ?? 0) * across;
      const b = (values[lower + left] ?? 0) * (1 - across) + (values[lower + right] ?? 0) * across;
      result.values[y * width + x] = a + (b - a) * down;
    }
  }
  return result;
}
