import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

const area = (coverage: Float32Array): number => coverage.reduce((sum, share) => sum + share, 0);

describe('fillPath', () => {
  it('covers exactly the pixels of a rectangle, in part at its edges', () => {
    const coverage = fillPath('M1 1 L3.5 1 L3.5 2.5 L1 2.5Z', 5, 4, 1);
    expect(Array.from(coverage)).toEqual(
      [
        [0, 0, 0, 0, 0],
        [0, 1, 1, 0.5, 0],
        [0, 0.5, 0.5, 0.25, 0],
        [0, 0, 0, 0, 0],
      ].flat(),
    );
  });

  it('covers the area of slanted and of curved outlines, at any scale', () => {
    expect(area(fillPath('M1 1 L9 3 L4 9Z', 10, 10, 1))).toBeCloseTo(29, 3);
    // Four quadratic quarter turns of radius 4 cut a sixth off each corner; their pieces a bit more.
    const round = 'M5 1 Q9 1 9 5 Q9 9 5 9 Q1 9 1 5 Q1 1 5 1Z';
    const small = area(fillPath(round, 10, 10, 1));
    expect(small).toBeGreaterThan(52.5);
    expect(small).toBeLessThan(64 - (4 * 16) / 6);
    expect(area(fillPath(round, 70, 70, 7)) / 49).toBeCloseTo(small, 3);
  });

  it('leaves holes open, in both winding directions', () => {
    const outer = 'M0 0 L6 0 L6 6 L0 6Z';
    const hole = 'M2 2 L2 4 L4 4 L4 2Z';
    const coverage = fillPath(`${outer} ${hole}`, 6, 6, 1);
    expect(area(coverage)).toBe(32);
    expect(coverage[3 * 6 + 3]).toBe(0);
    expect(area(fillPath('M0 0 L0 6 L6 6 L6 0Z M2 2 L4 2 L4 4 L2 4Z', 6, 6, 1))).toBe(32);
  });

  it('clips at the edges', () => {
    expect(area(fillPath('M-3 -3 L9 -3 L9 9 L-3 9Z', 4, 4, 1))).toBe(16);
  });
});
