import { expect, it } from 'vitest';
import type { Body } from './body.ts';
import { seatHeight } from './seat-height.ts';

const bodyOf = (glyph: string): Body => ({
  glyph,
  width: 100,
  height: 100,
  middlePx: 80,
  seatDepth: 0,
  draw: () => undefined,
});

it.each([
  ['@mailbox', 80],
  ['@washer', 80],
  ['chair', 45],
])('stands who is on a %s %i pixels above the ground', (glyph, height) => {
  expect(seatHeight(bodyOf(glyph), 'standing', null)).toBeCloseTo(height);
});

it('lets who is in a mailbox look over its brim', () => {
  expect(seatHeight(bodyOf('@mailbox'), 'inside', null)).toBeCloseTo(80);
});
