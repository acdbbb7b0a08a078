import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const glyphs = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(({ glyph }) => glyph);

it.each([
  ['piggy bank on one side of a scale, a heart on the other', ['@piggybank', 'red-heart']],
  ['a scale weighing a brain against a heart', ['brain', 'red-heart']],
  ['a heart and a brain on a scale', ['red-heart', 'brain']],
])('puts two things on the pans of a balance: %s', (prompt, things) => {
  expect(glyphs(prompt)).toEqual([...things, '@balance']);
});

it('puts one thing on each side', () => {
  const { placements } = layOutPrompt('a heart and a brain on a scale', vocabulary);
  expect(placements.map(({ seatShift }) => Math.sign(seatShift))).toEqual([-1, 1]);
});

it('leaves a scale alone that weighs nothing', () => {
  expect(glyphs('a balance scale')).toEqual(['balance-scale']);
});
