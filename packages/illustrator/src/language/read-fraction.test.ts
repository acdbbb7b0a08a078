import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['fractions: a pizza cut into eight slices, three missing', '5/8'],
  ['a pizza cut into six pieces, two eaten', '4/6'],
  ['fraction 3/4 pizza poster', '3/4'],
  ['fraction poster, pizza cut in 8 with 3 slices missing', '5/8'],
])('"%s" shows %s', (prompt, fraction) => {
  const { dividedSheet, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.title).toBe(fraction);
  const shown = dividedSheet?.cells.filter(({ copies }) => copies > 0) ?? [];
  expect(`${shown.length}/${dividedSheet?.cells.length}`).toBe(fraction);
  expect(words.notDrawn).toEqual([]);
});

it('leaves other pizzas as they are', () => {
  expect(parsePrompt('a pizza cut into slices', vocabulary).dividedSheet).toBeUndefined();
});
