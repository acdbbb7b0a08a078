import { describe, expect, it } from 'vitest';
import { alongCable } from './cable.ts';

describe('what hangs from a cable', () => {
  it('goes to and fro along it, and comes back to its place', () => {
    const start = alongCable('@cablecar', 0)!;
    const later = alongCable('@cablecar', 0.25)!;
    expect(later.x).not.toBeCloseTo(start.x, 3);
    expect(later.y * later.x).toBeLessThanOrEqual(0);
    expect(alongCable('@cablecar', 1)!.x).toBeCloseTo(start.x, 6);
  });

  it('is no bird', () => {
    expect(alongCable('dove', 0.25)).toBeNull();
  });
});
