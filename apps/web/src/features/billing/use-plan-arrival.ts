import type { PlanName } from '@loopwright/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { checkoutPlan } from './checkout-memory.ts';
import { planOf } from './subscription-status.ts';

const POLL_MS = 1000;

const unsubscribed = (): (() => void) => () => undefined;
/** The server that renders this page knows of no tab. */
const nothing = (): null => null;

interface PlanArrival {
  readonly isWaiting: boolean;
  /** The plan of the checkout, once it is active. */
  readonly arrived: PlanName | null;
}

/**
 * Polls the user after a checkout until the plan that was paid for is active. Without a known
 * checkout it asks once.
 */
export function usePlanArrival(): PlanArrival {
  const { user, loading, refresh } = useAuth();
  const expected = useSyncExternalStore(unsubscribed, checkoutPlan, nothing);
  const isHere = expected !== null && user !== null && planOf(user) === expected;
  const isWaiting = expected !== null && !isHere && (loading || user !== null);

  useEffect(() => void refresh(), [refresh]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);

  return { isWaiting, arrived: isHere ? expected : null };
}
