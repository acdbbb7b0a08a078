type Predict = (left: number, above: number, aboveLeft: number) => number;

/** By the number of the filter (PNG specification, 9.2). */
const PREDICTORS: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, aboveLeft: number): number {
  const toLeft = Math.abs(above - aboveLeft);
  const toAbove = Math.abs(left - aboveLeft);
  const toAboveLeft = Math.abs(left + above - 2 * aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}

/**
 * The rows of a picture, each with the filter that leaves the smallest differences (PNG specification, 12.7), and
 * before it that filter's number.
 */
export function filterRows(samples: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const height = samples.length / rowBytes;
  const rows = new Uint8Array((rowBytes + 1) * height);
  let above: Uint8Array = new Uint8Array(rowBytes);
  const filtered = PREDICTORS.map(() => new Uint8Array(rowBytes));
  for (let y = 0; y < height; y++) {
    const row = samples.subarray(y * rowBytes, (y + 1) * rowBytes);
    let best = 0;
    let bestSum = Infinity;
    for (const [filter, predict] of PREDICTORS.entries()) {
      const sum = filterRow(row, above, pixelBytes, predict, filtered[filter]!);
      if (sum < bestSum) [best, bestSum] = [filter, sum];
    }
    rows[y * (rowBytes + 1)] = best;
    rows.set(filtered[best]!, y * (rowBytes + 1) + 1);
    above = row;
  }
  return rows;
}

/** @returns the sum of the differences, as signed numbers without their sign */
function filterRow(
  row: Uint8Array,
  above: Uint8Array,
  pixelBytes: number,
  predict: Predict,
  into: Uint8Array,
): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const isFirst = at < pixelBytes;
    const left = isFirst ? 0 : row[at - pixelBytes]!;
    const aboveLeft = isFirst ? 0 : above[at - pixelBytes]!;
    const difference = (row[at]! - predict(left, above[at]!, aboveLeft)) & 0xff;
    into[at] = difference;
    sum += difference < 128 ? difference : 256 - difference;
  }
  return sum;
}
