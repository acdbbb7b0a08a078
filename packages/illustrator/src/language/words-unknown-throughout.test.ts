import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { wordsUnknownThroughout } from './words-unknown-throughout.ts';

const vocabulary = await readVocabulary();

it.each([
  ['zyqx', ['zyqx']],
  ['flibbering zyqx', ['flibbering', 'zyqx']],
  ['a running Zyqx, justice!', ['Zyqx', 'justice']],
  ['рыжая лиса', ['рыжая', 'лиса']],
  ['고양이', ['고양이']],
])('names the words of %s, in which nothing can be drawn', (prompt, words) => {
  expect(wordsUnknownThroughout(prompt, vocabulary)).toEqual(words);
});

it.each([
  'a zyqx and a fox',
  'zyqx in a forest',
  'zyqx at sunset',
  'zyqx in the rain',
  'blue zyqx',
  'zyqx on a pink background',
  'neon zyqx',
  'dreamy zyqx',
  'zyqx "HELLO"',
  'a beautiful masterpiece',
  '🦊',
])('finds something to draw in %s', (prompt) => {
  expect(wordsUnknownThroughout(prompt, vocabulary)).toEqual([]);
});
