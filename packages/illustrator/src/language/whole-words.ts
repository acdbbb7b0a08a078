import { escaped } from './escaped.ts';

/** What makes words a part of longer ones where it stands right before or behind them. */
interface Joints {
  readonly before: RegExp;
  readonly behind: RegExp;
}
export const LETTERS: Joints = { before: /\p{L}$/iu, behind: /^\p{L}/iu };
export const LETTERS_AND_DIGITS: Joints = { before: /[\p{L}\p{N}]$/iu, behind: /^[\p{L}\p{N}]/iu };

/**
 * Where words stand in a text as whole words, in upper or lower case: "hi" is no part of "t-shirt".
 *
 * A pattern for the words with the classes of letters in it says the same, but takes a millisecond to compile.
 */
export const wholeWordsIn = (
  text: string,
  words: string,
  { before, behind }: Joints,
): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(new RegExp(`(?=(${escaped(words)}))`, 'giu'))]
    .map(({ index, 1: found = '' }) => ({ start: index, end: index + found.length }))
    .filter(
      ({ start, end }) => !before.test(text.slice(0, start)) && !behind.test(text.slice(end)),
    );
