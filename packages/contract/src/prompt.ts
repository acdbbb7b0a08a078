import { LIMITS } from './limits.ts';
import { hasUnstorable, isInvisible } from './typed-text.ts';

export type PromptProblem = 'noPrompt' | 'promptTooLong' | 'invisibleCharacters';

/** What is wrong with a prompt in its `typedForm`, or null. */
export function checkPrompt(prompt: string): PromptProblem | null {
  if (isInvisible(prompt)) return 'noPrompt';
  // As people count: an emoji outside the basic plane is one character.
  if (Array.from(prompt).length > LIMITS.promptMaximum) return 'promptTooLong';
  return hasUnstorable(prompt) ? 'invisibleCharacters' : null;
}
