import { AppError } from '../../../platform/errors.ts';
import type { PromptPolicy } from './prompt-policy.ts';

/** @throws AppError `refused` for a prompt that is against the rules */
export type PromptGuard = (prompt: string) => Promise<void>;

/**
 * Checks prompts with the policy: before tokens are held, and again with the final prompt for the
 * engine, which may differ.
 * @param onRefused gets only the kind of rule, because logs and metrics contain no prompts
 */
export function createPromptGuard(
  policy: PromptPolicy,
  onRefused: (kind: string) => void,
): PromptGuard {
  return async (prompt) => {
    const kind = await policy.check(prompt);
    if (kind === null) return;
    onRefused(kind);
    throw new AppError('promptAgainstRules');
  };
}
