import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

it.each([
  ['toast popping out of a toaster', null, ['popping out of']],
  ['a toaster popping', null, ['popping']],
  ['a toaster with toast jumping out', null, ['jumping']],
  ['a dancing toaster', 'dance', []],
])('lets the toast jump, and not the toaster: "%s"', async (prompt, motion, seen) => {
  const vocabulary = await readVocabulary();
  const { subjects, words, seenInLoops = [] } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toMatchObject([{ glyph: '@toaster', motion }]);
  expect(seenInLoops).toEqual(seen);
  expect(words.notDrawn).toEqual([]);
});
