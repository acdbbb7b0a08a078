import { PROMPT_LIMITS } from './advanced-prompts.ts';
import { LIMITS } from './limits.ts';
import { hasUnstorable, isInvisible } from './typed-text.ts';

export { isInvisible, typedForm } from './typed-text.ts';

export type PromptProblem = 'noPrompt' | 'promptTooLong' | 'invisibleCharacters';

/** @param text in its `typedForm`, what shall not be seen; may be empty */
export function checkNegativePrompt(
  text: string,
): 'negativePromptTooLong' | 'invisibleCharacters' | null {
  if (promptLength(text) > PROMPT_LIMITS.negativePromptMaximum) return 'negativePromptTooLong';
  return hasUnstorable(text) ? 'invisibleCharacters' : null;
}

/** Counts visible characters: an emoji outside the basic plane is one character. */
export const promptLength = (prompt: string): number => Array.from(prompt).length;

/** What is wrong with a prompt in its `typedForm`, or null. */
export function checkPrompt(prompt: string): PromptProblem | null {
  if (isInvisible(prompt)) return 'noPrompt';
  if (promptLength(prompt) > LIMITS.promptMaximum) return 'promptTooLong';
  return hasUnstorable(prompt) ? 'invisibleCharacters' : null;
}
