import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const castOf = (prompt: string): readonly string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph, count }) => `${count} ${glyph}`);

it.each([
  ['a penguin chick with its parents', ['1 penguin', '2 penguin']],
  ['baby elephant between its parents', ['1 elephant', '1 elephant', '1 elephant']],
  ['a girl with her parents', ['1 girl', '1 man', '1 woman']],
])('the parents of an animal are animals: %s', (prompt, cast) => {
  expect(castOf(prompt)).toEqual(cast);
});
