/**
 * How much two pictures differ.
 * @param one RGBA pixels
 * @param other of the same size
 * @returns the mean of the color channels, in levels of 255
 */
export function meanDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum / (one.length * 0.75);
}
