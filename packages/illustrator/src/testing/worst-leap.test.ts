import { describe, expect, it } from 'vitest';
import { TAU } from '../math/periodic.ts';
import { worstLeap } from './worst-leap.ts';

const FRAMES = 48;

/** Steps of a picture in which something follows a path while the rest changes evenly. */
const stepsAlong = (path: (phase: number) => number, offset = 0): readonly number[] =>
  Array.from({ length: FRAMES }, (_, i) => {
    const [from, to] = [(i + offset) / FRAMES, (i + 1 + offset) / FRAMES];
    return 0.005 + Math.abs(path(to) - path(from));
  });

describe('the worst leap of a loop', () => {
  it('is 1 where all steps are the same', () => {
    expect(worstLeap([2, 2, 2, 2])).toBe(1);
  });

  it('is small where something turns back smoothly', () => {
    expect(worstLeap(stepsAlong((phase) => Math.sin(TAU * phase)))).toBeLessThan(1.5);
  });

  it('finds the corner of an absolute sine', () => {
    const hop = (phase: number): number => Math.abs(Math.sin(TAU * phase));
    expect(worstLeap(stepsAlong(hop, 0.5))).toBeGreaterThan(3);
  });

  it('finds one step that is too large, also from the last frame to the first', () => {
    expect(worstLeap([1, 1, 3, 1])).toBe(3);
    expect(worstLeap([1, 1, 1, 3])).toBe(3);
  });
});
