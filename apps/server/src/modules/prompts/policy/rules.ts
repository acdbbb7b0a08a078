/** A word or several in a row, in their comparable form. */
export type Phrase =
  | { readonly words: readonly Word[] }
  /** A phrase in a script without spaces; it matches anywhere in the text. */
  | { readonly unspaced: string };

export interface Word {
  readonly text: string;
  /** True for `porn*`, which matches all words with this beginning. */
  readonly isBeginning: boolean;
}

export interface Rule {
  readonly kind: string;
  /** The rule applies when the prompt contains a phrase of each part, in any order. */
  readonly parts: readonly (readonly Phrase[])[];
}

/** The content of a rules file. */
export interface Rules {
  /** Removed from the prompt before the rules are applied. */
  readonly allowed: readonly Phrase[];
  readonly rules: readonly Rule[];
}
