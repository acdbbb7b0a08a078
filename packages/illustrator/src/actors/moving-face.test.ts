import { expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { drawBlink, lidsAt } from './moving-face.ts';

it('closes the lids once per loop, softly, and away from its ends', () => {
  const lids = Array.from({ length: 48 }, (_, i) => lidsAt(i / 48));
  expect(Math.max(...lids)).toBeGreaterThan(0.9);
  expect(lids.filter((shut) => shut > 0).length).toBeLessThan(6);
  expect(lidsAt(0)).toBe(0);
});

it('draws closed eyes of a whole animal only while the lids are down', () => {
  const context = { save: () => undefined, restore: () => undefined, globalAlpha: 1 };
  const shutAt = Array.from({ length: 48 }, (_, i) => {
    let isDrawn = false;
    drawBlink(context as unknown as Canvas2D, () => (isDrawn = true), i / 48, true);
    return isDrawn;
  });
  expect(shutAt.filter(Boolean).length).toBeGreaterThan(8);
  expect(shutAt.filter(Boolean).length).toBeLessThan(24);
});
