import { describe, expect, it } from 'vitest';
import { spotsInSky } from './sky-bodies.ts';

const FRAME = { width: 512, height: 512, ground: 0.85 };
const ONE = { scale: 1, count: 1, floating: false, shared: false };

describe('suns and moons', () => {
  it('are low in the middle and behind all others when they are giant', () => {
    const [giant] = spotsInSky({ ...ONE, scale: 1.7 }, FRAME);
    const [usual] = spotsInSky(ONE, FRAME);
    expect(giant).toMatchObject({ x: 0.5 });
    expect(giant?.y).toBeGreaterThan(usual?.y ?? 1);
    expect(giant?.size).toBeGreaterThan(2 * (usual?.size ?? 1));
  });

  it('are small when they are said to be, and not all of one size', () => {
    const [first, second] = spotsInSky({ ...ONE, scale: 0.75, count: 2 }, FRAME);
    expect(first?.size).toBeLessThan(0.2);
    expect(second?.size).toBeLessThan(first?.size ?? 0);
    expect(first?.x).not.toBe(second?.x);
  });
});
