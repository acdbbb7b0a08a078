import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('lets a car wait at each side of who crosses the road', () => {
  const { of, all, plan } = layOutPrompt('a chicken crossing the road while cars wait', vocabulary);
  const [left, right] = all('automobile');
  expect(all('automobile')).toHaveLength(2);
  expect(left!.x).toBeLessThan(of('@hen').x);
  expect(right!.x).toBeGreaterThan(of('@hen').x);
  expect([left!.facing, right!.facing]).toEqual(['right', 'left']);
  expect(plan.words.notDrawn).toEqual([]);
});

it.each([
  ['a fox hiding in a barrel', 'fox', true],
  ['a kitten peeking out of a box', 'cat', true],
  ['a cat in a box', 'cat', undefined],
])('shows head and paws of who looks out: %s', (prompt, glyph, peeks) => {
  expect(layOutPrompt(prompt, vocabulary).of(glyph).peeks).toBe(peeks);
});
