/** A word that is drawn as something else. */
interface StandIn {
  /** In the user's spelling. */
  readonly word: string;
  /** What is drawn instead, in English. */
  readonly as: string;
}

/** What becomes of the words of a prompt, in the user's spelling and order; no word is in two lists. */
export interface ReadWords {
  readonly drawn: readonly string[];
  readonly standIns: readonly StandIn[];
  /** Words that carry meaning and that the picture does not show. */
  readonly notDrawn: readonly string[];
}
