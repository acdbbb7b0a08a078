import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['candles in a circle', 8],
  ['six macarons arranged in a ring', 6],
  ['skincare products arranged in a circle', 6],
])('lays things in a ring: %s', (prompt, count) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  expect(plan.setting).toBe('flatlay');
  expect(placements).toHaveLength(count);
  const distances = placements.map(({ x, y }) => Math.hypot(x - 0.5, y - 0.5));
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(0.05);
  expect(plan.words.notDrawn).toEqual([]);
});

it('shows no jewel for the ring in which things lie', () => {
  const { plan } = layOutPrompt('seashells in a ring', vocabulary);
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['spiral-shell']);
  expect(plan.words.notDrawn).toEqual(['ring']);
});

it('leaves people where they are', () => {
  expect(layOutPrompt('kids sitting in a circle', vocabulary).plan.isInRing).toBeUndefined();
});
