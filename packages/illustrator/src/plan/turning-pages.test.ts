import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const subjectsOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary).subjects;

it.each([
  'book pages turning by themselves',
  'flipping through the pages of a book',
  'page turning',
])('turns the leaves of an open book: "%s"', (prompt) => {
  expect(subjectsOf(prompt)[0]).toMatchObject({ glyph: 'open-book', motion: 'pageturn' });
});

it('burns the fire of a fireplace in it, and lets fish swim in a bowl of glass', () => {
  const glyphs = (prompt: string) => subjectsOf(prompt).map(({ glyph }) => glyph);
  expect(glyphs('fire burning in a fireplace')).toEqual(['@fireplace']);
  expect(glyphs('a fish swimming in a bowl')).toContain('@fishbowl');
});
