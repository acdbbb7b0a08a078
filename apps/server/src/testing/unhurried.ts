import type { OverloadLimits } from '../platform/http/overload.ts';

/**
 * Limits that a busy test machine does not reach. The sample interval is longer than any test, because a
 * sample without a reading counts as an infinite delay.
 */
export const UNHURRIED: OverloadLimits = { delayMaximumMs: 600_000, sampleMs: 600_000 };
