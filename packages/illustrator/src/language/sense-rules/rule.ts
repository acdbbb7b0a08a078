/** What a word means where its neighbors are like this. The first rule of a word that fits holds. */
export interface SenseRule {
  /** Words between commas, in the singular: their plurals count as well. */
  readonly words: string;
  /** What its clause says before it. */
  readonly before?: RegExp;
  /** What its clause says behind it. */
  readonly after?: RegExp;
  /** Somewhere in the prompt. */
  readonly near?: RegExp;
  /** A phrase of the lexicon with the same meaning; empty: it says nothing about the picture. */
  readonly means?: string;
  /** A phrase of the lexicon for what is drawn instead. Without either, the word is reported as not drawn. */
  readonly drawnAs?: string;
  /** Holds for the word as it is, not for its plural. */
  readonly isExact?: true;
}
/** A pattern of one of these words; `\\w*` stands for any ending. */
export const anyOf = (words: string): string => `\\b(?:${words.replaceAll(' ', '|')})\\b`;
/** One of these words somewhere. */
export const near = (words: string): RegExp => new RegExp(anyOf(words));
/** The clause ends with one of these words before it. */
export const behind = (words: string): RegExp => new RegExp(`${anyOf(words)} $`);
/** The clause goes on with one of these words. */
export const ahead = (words: string): RegExp => new RegExp(`^ ?${anyOf(words)}`);
