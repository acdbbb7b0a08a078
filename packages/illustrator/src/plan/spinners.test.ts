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
  ['loading spinner', [], 'white'],
  ['loading dots', [], 'white'],
  ['loading spinner made of stars', ['star'], 'white'],
  ['spinner made of donuts, pink background', ['doughnut'], 'pink'],
  ['loading circle blue on black', [], 'black'],
  ['loading circle with colorful dots', [], 'white'],
  ['rainbow loading spinner', [], 'white'],
])('"%s" goes round by itself', (prompt, glyphs, ground) => {
  const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(plan.spinner?.map(({ glyph }) => glyph)).toEqual(glyphs);
  expect(plan).toMatchObject({ backdrop: ground, caption: null, subjects: [] });
  expect(plan.words.notDrawn).toEqual([]);
});

it.each(['loading screen', 'a cat beside a loading spinner', 'a fidget spinner'])(
  '"%s" shows something else',
  (prompt) => {
    expect(direct(parsePrompt(prompt, vocabulary), vocabulary).spinner).toBeUndefined();
  },
);
