import {
  checkPrompt,
  type GenerationKind,
  LIMITS,
  PLANS,
  typedForm,
  type User,
} from '@loopwright/contract';
import type { Problem } from './problem.ts';

/** What is wrong with a reference picture, or null. The server looks at the bytes again. */
export function checkReference(file: Pick<File, 'type' | 'size'>): Problem | null {
  if (!file.type.startsWith('image/')) return 'unsupportedFile';
  if (file.size > LIMITS.referenceBytes) return 'fileTooLarge';
  return null;
}

export const mayMakeGifs = (user: User | null): boolean =>
  user !== null && PLANS[user.subscription ?? 'free'].allowsGif;

/** The first thing that keeps a generation from starting, in the specification's order, or null. */
export function checkGeneration(
  prompt: string,
  kind: GenerationKind,
  user: User | null,
): Problem | null {
  const promptProblem = checkPrompt(typedForm(prompt));
  if (promptProblem === 'noPrompt') return 'enterPrompt';
  if (!user) return 'pleaseLogIn';
  if (kind === 'gif' && !mayMakeGifs(user)) return 'gifLocked';
  if ((user.tokensRemaining ?? 0) === 0) return 'outOfTokens';
  return promptProblem;
}
