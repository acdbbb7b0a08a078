import { expect, it } from 'vitest';
import { loopSize } from './loop-size.ts';

const FULL = { width: 1920, height: 1080 };

it('a loop has the requested size, up to the largest that a plan allows', () => {
  expect(loopSize(FULL, 4 * 25)).toEqual(FULL);
  // Boomerang: four seconds of 720 lines, two of 1080.
  expect(loopSize({ width: 1280, height: 720 }, 2 * 4 * 25 - 2)).toEqual({
    width: 1280,
    height: 720,
  });
  expect(loopSize(FULL, 2 * 2 * 25 - 2)).toEqual(FULL);
});

it('a loop with more frames has smaller ones of the same shape, with even sides', () => {
  expect(loopSize(FULL, 2 * 4 * 25 - 2)).toEqual({ width: 1364, height: 766 });
  expect(loopSize({ width: 1080, height: 1920 }, 2 * 4 * 25 - 2)).toEqual({
    width: 766,
    height: 1364,
  });
  const { width, height } = loopSize({ width: 96, height: 64 }, 30, 96 * 64 * 15);
  expect(width * height * 30).toBeLessThanOrEqual(96 * 64 * 15);
  expect(width * height * 30).toBeGreaterThan(0.9 * 96 * 64 * 15);
  expect(loopSize(FULL, 100, 1)).toEqual({ width: 2, height: 2 });
});
