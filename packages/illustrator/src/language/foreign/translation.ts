/** A word of another language in English. */
export interface Translation {
  readonly english: string;
  readonly isPlural: boolean;
  /** The word is a compound, and this is only what it is a kind of. */
  readonly isKind?: true;
}
