import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import type { PromptPolicy } from './prompt-policy.ts';

/** @throws AppError `refused` for a prompt that is against the rules */
export type PromptGuard = (prompt: string) => Promise<void>;

/**
 * The one way to ask the policy: before anything is paid, and again with the very words that an
 * engine is about to get, which may be others by then.
 * @param onRefused is told the kind of rule alone: prompts are kept out of logs and metrics
 */
export function createPromptGuard(
  policy: PromptPolicy,
  onRefused: (kind: string) => void,
): PromptGuard {
  return async (prompt) => {
    const kind = await policy.check(prompt);
    if (kind === null) return;
    onRefused(kind);
    throw new AppError('refused', { publicMessage: SERVER_MESSAGES.promptAgainstRules });
  };
}
