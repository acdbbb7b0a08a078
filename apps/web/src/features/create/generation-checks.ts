import {
  checkPrompt,
  type GenerationKind,
  LIMITS,
  PLANS,
  TOKEN_COST,
  typedForm,
  type User,
} from '@loopwright/contract';
import type { Problem } from './problem.ts';

/** What is wrong with a reference image before it is decoded, or null. The server checks the bytes again. */
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
  count = 1,
): Problem | null {
  const promptProblem = checkPrompt(typedForm(prompt));
  if (promptProblem === 'noPrompt') return 'enterPrompt';
  if (!user) return 'pleaseLogIn';
  if (kind === 'gif' && !mayMakeGifs(user)) return 'gifLocked';
  const tokens = user.tokensRemaining ?? 0;
  if (tokens === 0) return 'outOfTokens';
  const possible = Math.floor(tokens / TOKEN_COST[kind]);
  // Of a single one the server says so.
  if (count > 1 && possible < count) return possible === 0 ? 'outOfTokens' : { possible };
  return promptProblem;
}
