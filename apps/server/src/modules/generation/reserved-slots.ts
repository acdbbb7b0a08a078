import { PLANS } from '@loopwright/contract';
import { type ConcurrencyLimits, lowestPriority } from '../../platform/jobs/index.ts';
import {
  type ConcurrencyLimits as GroupLimits,
  LOCAL_CONCURRENCY_GROUP,
} from '../engines/index.ts';

/**
 * One slot beyond the cores for the plan that renders fastest: its jobs share a core with others instead of
 * waiting for one.
 */
export const withReservedSlots = (limits: GroupLimits): ConcurrencyLimits => {
  const reserved = { slots: 1, minPriority: lowestPriority(PLANS.premium.rank) };
  return new Map(
    [...limits].map(([group, limit]) => [
      group,
      group === LOCAL_CONCURRENCY_GROUP ? { limit, reserved } : { limit },
    ]),
  );
};
