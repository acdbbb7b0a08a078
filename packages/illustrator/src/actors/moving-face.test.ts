import { expect, it } from 'vitest';
import { lidsAt } from './moving-face.ts';

it('closes the lids once per loop, softly, and away from its ends', () => {
  const lids = Array.from({ length: 48 }, (_, i) => lidsAt(i / 48));
  expect(Math.max(...lids)).toBeGreaterThan(0.9);
  expect(lids.filter((shut) => shut > 0).length).toBeLessThan(6);
  expect(lidsAt(0)).toBe(0);
});
