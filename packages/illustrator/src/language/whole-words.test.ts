import { expect, it } from 'vitest';
import { LETTERS, LETTERS_AND_DIGITS, wholeWordsIn } from './whole-words.ts';

it('finds words in upper and lower case, and not within longer ones', () => {
  expect(wholeWordsIn('Hi on a t-shirt, hi', 'hi', LETTERS)).toEqual([
    { start: 0, end: 2 },
    { start: 17, end: 19 },
  ]);
  expect(wholeWordsIn('an été', 'té', LETTERS)).toEqual([]);
});

it('tells digits from letters', () => {
  expect(wholeWordsIn('hi5', 'hi', LETTERS)).toHaveLength(1);
  expect(wholeWordsIn('hi5', 'hi', LETTERS_AND_DIGITS)).toEqual([]);
});

it('goes on behind an emoji that stands at a letter', () => {
  expect(wholeWordsIn('a🐱 🐱', '🐱', LETTERS)).toEqual([{ start: 4, end: 6 }]);
});
