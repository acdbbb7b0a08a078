import {
  type GenerationKind,
  LIMITS,
  MESSAGES,
  PLANS,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';

/** What is wrong with a reference picture, or null. The server looks at the bytes again. */
export function checkReference(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return MESSAGES.create.unsupportedFile;
  if (file.size > LIMITS.referenceBytes) return MESSAGES.create.fileTooLarge;
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
  if (prompt.trim() === '') return MESSAGES.create.enterPrompt;
  if (!user) return MESSAGES.create.pleaseLogIn;
  if (kind === 'gif' && !mayMakeGifs(user)) return MESSAGES.create.gifLocked;
  if ((user.tokensRemaining ?? 0) === 0) return MESSAGES.create.outOfTokens;
  if (prompt.length > LIMITS.promptMaximum) return SERVER_MESSAGES.promptTooLong;
  return null;
}
