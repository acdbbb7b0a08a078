import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a nest with three eggs', 'nest-with-eggs', []],
  ['a nest full of blue eggs', 'nest-with-eggs', []],
  ['a nest with four blue eggs', 'nest-with-eggs', ['four']],
])('the eggs of a nest are in it: %s', (prompt, glyphs, notDrawn) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual([glyphs]);
  expect(words.notDrawn).toEqual(notDrawn);
});
