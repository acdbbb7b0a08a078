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

it('leaves what flows past no dish', () => {
  expect(planOf('honey dripping from a spoon').subjects).toHaveLength(2);
});
