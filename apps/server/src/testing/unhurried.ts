import type { OverloadLimits } from '../platform/http/overload.ts';

/**
 * However busy the machine that runs the tests is. A sample without a single reading counts as an
 * infinite delay: none is taken.
 */
export const UNHURRIED: OverloadLimits = { delayMaximumMs: 600_000, sampleMs: 600_000 };
