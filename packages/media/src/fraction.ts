/** Seconds as a fraction of two whole numbers. */
export interface SecondsFraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Seconds, within which a fraction counts as equal. */
const EXACT = 1e-9;
const DENOMINATOR_MAXIMUM = 2000;

/**
 * Milliseconds as a fraction of a second whose numbers have 16 bits: with the smallest denominator that is exact,
 * such as 1/16 for 62.5 ms, else with the largest.
 */
export function secondsFraction(ms: number): SecondsFraction {
  const seconds = ms / 1000;
  const largest = Math.max(1, Math.min(0xffff, Math.floor(0xffff / seconds)));
  for (let denominator = 1; denominator < Math.min(largest, DENOMINATOR_MAXIMUM); denominator++) {
    const numerator = Math.round(seconds * denominator);
    if (Math.abs(numerator / denominator - seconds) < EXACT) return { numerator, denominator };
  }
  const numerator = Math.min(0xffff, Math.round(seconds * largest));
  return { numerator, denominator: largest };
}
