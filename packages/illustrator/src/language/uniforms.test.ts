import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a girl in a school uniform', 'school uniform'],
  ['a boy in school uniform', 'school uniform'],
  ['a woman in silver armor', 'armor'],
])('reads clothes that are called by a place or cover a body: "%s"', (prompt, garment) => {
  const { subjects, setting, relations, words } = parsePrompt(prompt, vocabulary);
  expect(subjects[1]?.word).toBe(garment);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
  expect(setting).toBe(null);
  expect(words.notDrawn).toEqual([]);
});
