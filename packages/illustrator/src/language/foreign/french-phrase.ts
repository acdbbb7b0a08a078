import type { Token } from '../tokenize.ts';

/** French tokens from some place on that are read together, and what they are in English. */
export interface FrenchPhrase {
  readonly length: number;
  readonly english: string;
}

/** The word at a place; empty at punctuation. */
export const wordAt = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '';
