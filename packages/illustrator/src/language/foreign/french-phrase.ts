/** French tokens from some place on that are read together, and what they are in English. */
export interface FrenchPhrase {
  readonly length: number;
  readonly english: string;
}
