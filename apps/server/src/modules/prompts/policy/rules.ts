/** A word or several in a row, in their comparable form. */
export type Phrase =
  | { readonly words: readonly Word[] }
  /** In a script without spaces: found anywhere within the text. */
  | { readonly unspaced: string };

export interface Word {
  readonly text: string;
  /** `porn*`: whatever the word ends with. */
  readonly isBeginning: boolean;
}

export interface Rule {
  readonly kind: string;
  /** Of each one phrase has to be found, in any order, anywhere in the prompt. */
  readonly parts: readonly (readonly Phrase[])[];
}

/** What a rules file says. */
export interface Rules {
  /** Taken out of the prompt before the rules look at it. */
  readonly allowed: readonly Phrase[];
  readonly rules: readonly Rule[];
}
