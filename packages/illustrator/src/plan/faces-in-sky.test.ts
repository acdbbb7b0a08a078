import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['happy monday with a smiling sun and coffee', 'sun-with-face'],
  ['a smiling moon over a village', 'full-moon-face'],
  ['a smiling sun', '@sun'],
])('%j shows %s', (prompt, glyph) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects[0]?.glyph).toBe(glyph);
  expect(words.notDrawn).toEqual([]);
});
