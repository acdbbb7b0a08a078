import { SERVER_MESSAGES } from '@loopwright/contract';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

export interface EnhancementLimits {
  /** Suggestions for prompts that one account may ask for. */
  readonly enhancementsPerHour: number;
  /** And one network address, whoever asks. */
  readonly enhancementsPerHourAndAddress: number;
}

/** Suggestions cost people nothing, and whoever pays for a text model something. */
export const enhancementLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: EnhancementLimits,
): RequestCounter =>
  requestLimits(
    limiter,
    'enhancement',
    { perAccount: limits.enhancementsPerHour, perAddress: limits.enhancementsPerHourAndAddress },
    SERVER_MESSAGES.tooManyEnhancements,
  );
