import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['seamless pattern of hearts floating', 'up'],
  ['a pattern of leaves falling', 'down'],
  ['pattern of lemons and leaves swaying', 'sway'],
  ['pattern of stars and moons scrolling', 'along'],
  ['seamless pattern of cats', undefined],
])('%s', (prompt, move) => {
  const { patternMove, words } = planOf(prompt);
  expect(patternMove).toBe(move);
  expect(words.notDrawn).toEqual([]);
});

it('gives things of a pattern no limbs', () => {
  expect(planOf('pattern of stars and moons scrolling').subjects).toHaveLength(2);
});
