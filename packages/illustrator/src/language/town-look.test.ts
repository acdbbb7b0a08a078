import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
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

it.each([
  ['half-timbered houses along a cobbled street', 'alley', 'timbered', []],
  ['a bavarian village street in the snow', 'alley', 'timbered', []],
  ['a half-timbered house in the snow', null, null, ['@timberhouse']],
  ['a row of beach huts', null, null, ['@beachhut']],
  ['a fire station', null, null, ['office-building']],
  ['rio with the statue', 'city', null, ['@spreadstatue']],
])('builds houses as their region does: %s', (prompt, setting, region, glyphs) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect([spec.setting, spec.region]).toEqual([setting, region]);
  const shown = direct(spec, vocabulary).subjects.map((each) => each.glyph);
  expect(shown).toEqual(glyphs);
});
