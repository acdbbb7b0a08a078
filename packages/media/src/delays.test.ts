import * as fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadDelays } from './delays.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('spreadDelays', () => {
  it('plays 48 frames at 16 per second in exactly three seconds', () => {
    const delays = spreadDelays(48, 16);
    expect(sum(delays)).toBe(300);
    expect(new Set(delays)).toEqual(new Set([6, 7]));
  });

  it('gives every frame the same delay where the rate divides a hundred', () => {
    expect(spreadDelays(4, 25)).toEqual([4, 4, 4, 4]);
  });

  it('is never more than half a hundredth off over the loop, nor one within it', () => {
    fastCheck.assert(
      fastCheck.property(
        fastCheck.integer({ min: 1, max: 400 }),
        fastCheck.double({ min: 0.5, max: 40, noNaN: true }),
        (frameCount, framesPerSecond) => {
          const delays = spreadDelays(frameCount, framesPerSecond);
          const wanted = (frameCount * 100) / framesPerSecond;
          expect(delays).toHaveLength(frameCount);
          expect(Math.abs(sum(delays) - wanted)).toBeLessThanOrEqual(0.5);
          for (const delay of delays) {
            expect(Math.abs(delay - 100 / framesPerSecond)).toBeLessThanOrEqual(1);
            expect(delay).toBeGreaterThanOrEqual(2);
          }
        },
      ),
    );
  });

  it('never goes below two hundredths, which players would slow to ten', () => {
    expect(Math.min(...spreadDelays(60, 120))).toBe(2);
  });

  it('gives no delays for no frames and refuses nonsense', () => {
    expect(spreadDelays(0, 16)).toEqual([]);
    expect(() => spreadDelays(1.5, 16)).toThrow(RangeError);
    expect(() => spreadDelays(4, 0)).toThrow(RangeError);
    expect(() => spreadDelays(4, Number.NaN)).toThrow(RangeError);
  });
});
