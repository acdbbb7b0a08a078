import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a dog and a cat with a cake', 'dog', '@cake', 'cat'],
  ['a fox and an owl with a lantern', 'fox', '@lantern', 'owl'],
])('stands between the two animals that it is with: %s', (prompt, one, thing, other) => {
  const { of, all } = layOutPrompt(prompt, vocabulary);
  expect(all(thing)).toHaveLength(1);
  expect(of(thing).x).toBeGreaterThan(of(one).x);
  expect(of(thing).x).toBeLessThan(of(other).x);
});
