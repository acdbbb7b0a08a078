import {
  type GenerationKind,
  LIMITS,
  CREATE_MESSAGES,
  PLANS,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';

/** What is wrong with a reference picture, or null. The server looks at the bytes again. */
export function checkReference(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return CREATE_MESSAGES.unsupportedFile;
  if (file.size > LIMITS.referenceBytes) return CREATE_MESSAGES.fileTooLarge;
  return null;
}

export const mayMakeGifs = (user: User | null): boolean =>
  user !== null && PLANS[user.subscription ?? 'free'].allowsGif;

/** The first thing that keeps a generation from starting, in the specification's order, or null. */
export function checkGeneration(
  prompt: string,
  kind: GenerationKind,
  user: User | null,
): string | null {
  if (prompt.trim() === '') return CREATE_MESSAGES.enterPrompt;
  if (!user) return CREATE_MESSAGES.pleaseLogIn;
  if (kind === 'gif' && !mayMakeGifs(user)) return CREATE_MESSAGES.gifLocked;
  if ((user.tokensRemaining ?? 0) === 0) return CREATE_MESSAGES.outOfTokens;
  if (prompt.length > LIMITS.promptMaximum) return SERVER_MESSAGES.promptTooLong;
  return null;
}
