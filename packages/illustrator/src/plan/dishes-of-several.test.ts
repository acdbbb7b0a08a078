import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['bowls of soup and salad', [1, 1]],
  ['four bowls of rice and beans on a table', [2, 2]],
  ['plates of pasta and pizza', [1, 1]],
  ['three bowls of soup', [3]],
])('shares the dishes among what is in them: %s', (prompt, counts) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map(({ count }) => count).slice(0, counts.length)).toEqual(counts);
});
