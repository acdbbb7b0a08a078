/** A picture of one number a cell. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** Half as wide and half as high, rounded up; each cell the mean of up to four. */
export function halve({ width, height, data }: Plane): Plane {
  const half = emptyPlane(Math.ceil(width / 2), Math.ceil(height / 2));
  for (let y = 0; y < half.height; y++) {
    const upper = 2 * y * width;
    const lower = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < half.width; x++) {
      const left = 2 * x;
      const right = Math.min(left + 1, width - 1);
      half.data[y * half.width + x] =
        (data[upper + left]! + data[upper + right]! + data[lower + left]! + data[lower + right]!) /
        4;
    }
  }
  return half;
}

/** As large as `like`, by linear interpolation, each value times `factor`. */
export function enlarge(plane: Plane, like: Plane, factor: number): Plane {
  const large = emptyPlane(like.width, like.height);
  for (let y = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++) {
      large.data[y * large.width + x] = factor * sample(plane, (x - 0.5) / 2, (y - 0.5) / 2);
    }
  }
  return large;
}

/** The value at a place between cells, whose centres are whole numbers; the edge goes on outside. */
export function sample({ width, height, data }: Plane, x: number, y: number): number {
  const placeX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const placeY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = placeX | 0;
  const top = placeY | 0;
  const across = placeX - left;
  const at = top * width + left;
  const right = left + 1 < width ? at + 1 : at;
  const down = top + 1 < height ? width : 0;
  const upper = data[at]! + (data[right]! - data[at]!) * across;
  const lower = data[at + down]! + (data[right + down]! - data[at + down]!) * across;
  return upper + (lower - upper) * (placeY - top);
}

/** The mean over squares of `2 * radius + 1` cells, cut off at the edges. */
export function blur(plane: Plane, radius: number): Plane {
  return blurRows(blurRows(plane, radius), radius);
}

/** Blurs along the rows and writes columns as rows, so that twice is both directions. */
function blurRows({ width, height, data }: Plane, radius: number): Plane {
  const turned = emptyPlane(height, width);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    let count = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += data[row + x]!;
      count++;
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += data[row + x + radius]!;
        count++;
      }
      if (x - radius > 0) {
        sum -= data[row + x - radius - 1]!;
        count--;
      }
      turned.data[x * height + y] = sum / count;
    }
  }
  return turned;
}
