import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['snow on the roofs of prague', 'old'],
  ['istanbul at dusk', 'domed'],
  ['edinburgh in the rain', 'old'],
  ['new york at night', null],
  ['london skyline with skyscrapers', null],
  ['a ruined city', 'ruined'],
  ['a cat in paris, abandoned', 'ruined'],
])('builds towns as they are known: %s', (prompt, look) => {
  expect(parsePrompt(prompt, vocabulary).townLook).toBe(look);
});

it.each([
  ['modern glass office tower downtown', '@glasstower'],
  ['brutalist concrete tower in fog', '@concretetower'],
  ['a medieval tower', '@stonetower'],
])('tells the towers of today from those of castles: %s', (prompt, glyph) => {
  expect(parsePrompt(prompt, vocabulary).subjects.map((each) => each.glyph)).toEqual([glyph]);
});
