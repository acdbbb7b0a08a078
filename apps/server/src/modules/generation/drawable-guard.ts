import { AppError } from '../../platform/errors.ts';
import type { PromptRules } from '../prompts/index.ts';

/** The most words that a message lists. */
const MOST_WORDS = 12;

/** @throws AppError `not-understood` for a prompt in which the built-in engine can draw nothing */
export type DrawableGuard = (prompt: string) => Promise<void>;

/** Refuses a prompt of which the engine knows no word, before it is charged, and lists its words. */
export const createDrawableGuard =
  (rules: Pick<PromptRules, 'wordsUnknownThroughout'>): DrawableGuard =>
  async (prompt) => {
    const words = await rules.wordsUnknownThroughout(prompt);
    if (words.length === 0) return;
    throw new AppError('nothingToDraw', { params: { words: words.slice(0, MOST_WORDS) } });
  };
