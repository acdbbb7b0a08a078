import { SERVER_MESSAGES } from '@loopwright/contract';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../generation/generation-limits.ts';
import type { SecurityConfig } from '../../security-config.ts';

/** Suggestions cost people nothing, and whoever pays for a text model something. */
export const enhancementLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: Pick<SecurityConfig, 'enhancementsPerHour' | 'enhancementsPerHourAndAddress'>,
): RequestCounter =>
  requestLimits(
    limiter,
    'enhancement',
    { perAccount: limits.enhancementsPerHour, perAddress: limits.enhancementsPerHourAndAddress },
    SERVER_MESSAGES.tooManyEnhancements,
  );
