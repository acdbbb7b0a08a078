/** A word of another language in English. */
export interface Translation {
  readonly english: string;
  readonly isPlural: boolean;
  /** The word is a compound, and this is only what it is a kind of. */
  readonly isKind?: true;
}

/** Looks a phrase up in the dictionary of a language. */
export type Find = (phrase: string) => Translation | null;
