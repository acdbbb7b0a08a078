import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const subjects = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).subjects;

it.each([
  ['a battery at 5 percent', 'low-battery'],
  ['a battery at 90%', 'battery'],
])('shows how full a battery is: %s', (prompt, glyph) => {
  expect(subjects(prompt)[0]?.glyph).toBe(glyph);
});

it('takes a percentage for no number of batteries', () => {
  expect(subjects('a phone with 10% battery')[1]).toMatchObject({ glyph: 'low-battery', count: 1 });
});
