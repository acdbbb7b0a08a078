/**
 * How far the sizes of two neighboring steps differ at most, as a ratio. Pairs count where the
 * larger step is above half of the largest step of the loop: what turns back smoothly comes to
 * rest for a moment, and small steps around that moment have large ratios without any leap. A
 * corner in a way stops at full speed and is found.
 * @param steps change from each frame to the next, the last to the first included
 */
export function worstLeap(steps: readonly number[]): number {
  const enough = Math.max(...steps) / 2;
  const ratios = steps.map((step, i) => {
    const next = steps[(i + 1) % steps.length] ?? step;
    const larger = Math.max(step, next);
    return larger > enough ? larger / Math.min(step, next) : 1;
  });
  return Math.max(...ratios);
}
