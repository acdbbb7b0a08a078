import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const cast = (prompt: string): string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

it.each([
  ['a mother and baby bear', ['bear', 'bear']],
  ['a parent and child panda', ['panda', 'panda']],
  ['mom and her baby elephant', ['elephant', 'elephant']],
])('takes parents of animals for animals: %s', (prompt, glyphs) => {
  expect(cast(prompt)).toEqual(glyphs);
});

it('leaves parents of children alone', () => {
  expect(cast('a mother and child at the beach')).toHaveLength(2);
});
