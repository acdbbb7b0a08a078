/** A text to be lettered, and what is left of the prompt to be read. */
export interface TakenText {
  readonly caption: string;
  readonly rest: string;
}
