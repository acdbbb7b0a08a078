import { describe, expect, it } from 'vitest';
import { SMOOTH, SNAPS, stepsOf, WEATHER } from './testing/steps-of-loops.ts';
import { worstLeap } from './testing/worst-leap.ts';

const LIMIT = 1.5;
/** A quarter of the motions; `motion-steps.thorough.test.ts` looks at all of them. */
const SAMPLE = [...SMOOTH, ...WEATHER].filter((_, i) => i % 4 === 0);

describe('the speed of a loop of 48 frames', () => {
  it.each(SAMPLE)('never leaps in "%s"', async (prompt) => {
    expect(worstLeap(await stepsOf(prompt, 48))).toBeLessThan(LIMIT);
  });

  it.each(SNAPS)('leaps in "$prompt", which snaps', async ({ prompt, limit }) => {
    const leap = worstLeap(await stepsOf(prompt, 48));
    expect(leap).toBeGreaterThan(LIMIT);
    expect(leap).toBeLessThan(limit);
  });
});
