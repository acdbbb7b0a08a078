import type { ReadWords } from './accounted-words.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { ReadWords } from './accounted-words.ts';

/** Says what becomes of each word of a prompt, without drawing. Never fails. */
export const readWords = (prompt: string, vocabulary: Vocabulary): ReadWords =>
  parsePrompt(prompt, vocabulary).words;
