import { describe, expect, it } from 'vitest';
import { SMOOTH, stepsOf, WEATHER } from './testing/steps-of-loops.ts';
import { worstLeap } from './testing/worst-leap.ts';

/** Between two of 24 frames lie two steps of 48: the same motion may change by the square. */
const LIMITS = [
  { frames: 24, limit: 1.5 ** 2 },
  { frames: 48, limit: 1.5 },
  { frames: 72, limit: 1.5 },
];

describe.each(LIMITS)('the speed of a loop of $frames frames', ({ frames, limit }) => {
  it.each([...SMOOTH, ...WEATHER])('never leaps in "%s"', async (prompt) => {
    expect(worstLeap(await stepsOf(prompt, frames))).toBeLessThan(limit);
  });
});

it.each([
  'a horse running',
  'a cat surfing',
  'an eagle flying',
  'a girl waving',
  'a fish swimming',
  'a boy riding a bicycle',
  'an owl with snow',
])('the variations of "%s" move as smoothly as one', async (prompt) => {
  for (const seed of [2, 3, 4])
    expect(worstLeap(await stepsOf(prompt, 48, seed))).toBeLessThan(1.5);
});
