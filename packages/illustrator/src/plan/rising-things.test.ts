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
  ['balloons floating up into the sky', ['balloon'], 'sky'],
  ['hearts floating up, pink background', ['red-heart'], 'abstract'],
  ['bubbles floating up', ['bubbles'], 'sky'],
  ['three balloons floating up', [], null],
  ['a pink pattern of hearts floating up', [], null],
  ['the sun rising over the sea', [], null],
  ['birds flying up', [], null],
])('"%s" lets the right things rise', (prompt, glyphs, place) => {
  const { rising = [], setting, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(rising.map(({ glyph }) => glyph)).toEqual(glyphs);
  if (place === null) return;
  expect(setting).toBe(place);
  expect(words.notDrawn).toEqual([]);
});
