import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

export interface GenerationLimits {
  /** Generations that one account may request. */
  readonly generationsPerHour: number;
  /** Generations that all accounts at one network address may request. */
  readonly generationsPerHourAndAddress: number;
}

/** Far above what a plan's tokens pay for: these limits stop programs. */
export function generationLimits(
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: GenerationLimits,
): RequestCounter {
  return requestLimits(
    limiter,
    'generation',
    {
      perAccount: limits.generationsPerHour,
      perAddress: limits.generationsPerHourAndAddress,
    },
    'tooManyGenerations',
  );
}
