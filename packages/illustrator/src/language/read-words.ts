import { parsePrompt } from './parse.ts';
import type { ReadWords } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { ReadWords } from './spec.ts';

/** Says what becomes of each word of a prompt, without drawing. Never fails. */
export const readWords = (prompt: string, vocabulary: Vocabulary): ReadWords =>
  parsePrompt(prompt, vocabulary).words;
