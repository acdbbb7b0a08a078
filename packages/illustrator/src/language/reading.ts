import type { Reader } from './reader.ts';
import type { Item } from './sense.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What all the steps of a reading share. */
export interface Reading {
  readonly prompt: string;
  readonly caption: string | null;
  readonly sentence: readonly Item[];
  /** The sentence without what is outside of the window. */
  readonly here: readonly Item[];
  readonly reader: Reader;
  readonly vocabulary: Vocabulary;
}
