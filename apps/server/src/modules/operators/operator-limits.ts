import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { type RequestCounter, requestLimits } from '../../platform/rate-limits/request-limits.ts';

/** Far more than one person does by hand, and few enough to notice a stolen session in the log. */
const ACTIONS_PER_HOUR = 120;
/** Operators may share a network. */
const ACTIONS_PER_HOUR_AND_ADDRESS = 240;

/** Limits what operators change. */
export const operatorLimits = (limiter: Pick<AttemptLimiter, 'count'>): RequestCounter =>
  requestLimits(
    limiter,
    'operator',
    { perAccount: ACTIONS_PER_HOUR, perAddress: ACTIONS_PER_HOUR_AND_ADDRESS },
    'tooManyRequests',
  );
