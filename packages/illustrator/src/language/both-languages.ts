import { textOf, type Token } from './tokenize.ts';

/** Neither a word nor a pattern reaches over it. */
const BETWEEN = '\u2028';

/**
 * A prompt in another language with its English before it, for the patterns that search a prompt for what it says.
 * @param english its words, as they were translated
 */
export const inBothLanguages = (english: readonly Token[], asTyped: string): string =>
  `${textOf(english)}${BETWEEN}${asTyped}`;

/** A prompt in another language as its English and as it was typed; one in English alone. */
export const textsOf = (prompt: string): readonly string[] => prompt.split(BETWEEN);

/** How many words a prompt has, counted in one language. */
export const wordCountOf = (prompt: string): number =>
  (textsOf(prompt)[0] ?? '').trim().split(/\s+/u).length;
