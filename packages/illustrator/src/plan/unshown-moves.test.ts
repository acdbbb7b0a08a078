import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

it.each([
  ['a cat licking its paw', 'licking', false],
  ['a dog licking its lips', 'licking', false],
  ['a woman biting her lip', 'biting', false],
  ['a woman with red lips', 'red', false],
  ['a girl licking a lollipop', 'licking', true],
  ['a match burning down', 'burning down', false],
  ['a candle burning down', 'burning down', true],
  ['a cup falling off a table', 'table', false],
  ['a cup on a table', 'table', true],
  ['a house burning down', 'burning down', true],
])('counts as drawn what a loop shows: "%s"', async (prompt, word, isDrawn) => {
  const vocabulary = await readVocabulary();
  const { words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(words.drawn.includes(word)).toBe(isDrawn);
});
