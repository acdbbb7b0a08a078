import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['chocolate pouring over a cake', '@cake', '@chocolatesauce'],
  ['caramel dripping down a cupcake', 'cupcake', '@caramelsauce'],
  ['syrup pouring on pancakes', '@pancakes', '@caramelsauce'],
])('%s', (prompt, glyph, sauce) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects).toMatchObject([{ glyph, motion: 'drip', toppings: [{ glyph: sauce }] }]);
  expect(words.notDrawn).toEqual([]);
});

it.each([
  ['honey dripping from a spoon', null],
  ['chocolate dripping off a spoon', 'brown'],
])('"%s" shows one spoon from which it drips', (prompt, colour) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects).toMatchObject([{ glyph: '@drippingspoon', motion: 'drip', colour }]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves honey and a spoon beside each other that do not drip', () => {
  expect(planOf('honey and a spoon').subjects).toHaveLength(2);
});
