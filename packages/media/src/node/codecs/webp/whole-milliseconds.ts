/**
 * Delays as whole milliseconds. Each frame ends on the millisecond nearest to its true time, so that rounding
 * does not add up.
 */
export function wholeMilliseconds(delaysMs: readonly number[]): number[] {
  let trueEndMs = 0;
  let endMs = 0;
  return delaysMs.map((delayMs) => {
    trueEndMs += delayMs;
    const startMs = endMs;
    endMs = Math.round(trueEndMs);
    return endMs - startMs;
  });
}
