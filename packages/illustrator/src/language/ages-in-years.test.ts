import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['dinosaur birthday party for a 5 year old boy', 'boy'],
  ['an 80-year-old woman knitting', 'old-woman'],
  ['a 16 year old girl with headphones', 'girl'],
  ['a 30 year old man running', 'man'],
])('an age in years is no number of people: %s', (prompt, glyph) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  expect(subjects.find((each) => each.glyph === glyph)?.count).toBe(1);
  expect(words.notDrawn).toEqual([]);
});

it('puts flowers along the edges of a floral background', () => {
  const { format, subjects } = parsePrompt('watercolor floral background', vocabulary);
  expect(format).toBe('border');
  expect(subjects.length).toBeGreaterThan(0);
});
