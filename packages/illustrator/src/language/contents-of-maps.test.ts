import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['map of an island with mountains and a harbor', null, ['island', 'mountains', 'harbor']],
  ['an old map of a city on a wooden table', null, ['city']],
])('what a map shows is not around it: %s', (prompt, setting, notDrawn) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect(spec.subjects[0]?.glyph).toBe('@treasuremap');
  expect(spec.setting).toBe(setting);
  expect(spec.landforms).toEqual([]);
  expect(spec.words.notDrawn).toEqual(expect.arrayContaining(notDrawn));
});

it('leaves the place of those who look at a map', () => {
  expect(parsePrompt('tourists looking at a map of Paris', vocabulary).setting).toBe('city');
});
