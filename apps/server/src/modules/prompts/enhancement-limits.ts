import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

export interface EnhancementLimits {
  /** Suggestions for prompts for one account. */
  readonly enhancementsPerHour: number;
  /** Suggestions for one network address, over all accounts. */
  readonly enhancementsPerHourAndAddress: number;
}

/** Suggestions are free for users, but a text model costs the operator money. */
export const enhancementLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: EnhancementLimits,
): RequestCounter =>
  requestLimits(
    limiter,
    'enhancement',
    { perAccount: limits.enhancementsPerHour, perAddress: limits.enhancementsPerHourAndAddress },
    'tooManyEnhancements',
  );
