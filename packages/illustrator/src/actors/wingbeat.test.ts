import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { STILL } from './motion.ts';
import { withWingbeat } from './wingbeat.ts';

const widths = (glyph: string, motion: string): number[] =>
  Array.from({ length: 6 }, (_, i) => {
    const actor = { body: { glyph }, placement: { motion } } as unknown as Actor;
    return withWingbeat(actor, STILL, i / 6).scaleX;
  });

it('folds the wings of a butterfly that flies, and opens them again', () => {
  const all = widths('butterfly', 'fly');
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.3);
  expect(widths('butterfly', 'idle')).toEqual([1, 1, 1, 1, 1, 1]);
  expect(widths('dragon', 'fly')).toEqual([1, 1, 1, 1, 1, 1]);
});
