/** @throws RangeError */
export function checkRange(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) {
    throw new RangeError(`${name} must be ${least}–${most}, not ${value}`);
  }
}
