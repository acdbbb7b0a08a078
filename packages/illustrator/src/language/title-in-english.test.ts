import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['Visitenkarte für eine Bäckerei', 'bread'],
  ['Plakat für ein Sommerfest', 'sunglasses'],
  ['business card for a bakery', '@loaf'],
])('%s shows what its title is about', (prompt, glyph) => {
  expect(parsePrompt(prompt, vocabulary).subjects.map((subject) => subject.glyph)).toEqual([glyph]);
});

it('shows nothing beside a wish', () => {
  expect(parsePrompt('Abschiedskarte', vocabulary).subjects).toEqual([]);
});
