import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['money raining down', ['money-with-wings'], 0],
  ["it's raining tacos", ['taco'], 0],
  ['donuts falling from the sky', ['doughnut'], 0],
  ['money raining on a man', ['money-with-wings'], 1],
  ['a man falling from the sky', [], 1],
  ['a dog in the rain', [], 1],
])('"%s" lets the right things fall', (prompt, glyphs, others) => {
  const { falling = [], subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(falling.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(subjects).toHaveLength(others);
  expect(words.notDrawn).toEqual([]);
});

it('leaves the rain where it is said besides', () => {
  const weatherOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).weather;
  expect(weatherOf('donuts falling from the sky in the rain')).toContain('rain');
  expect(weatherOf("it's raining tacos")).not.toContain('rain');
});
