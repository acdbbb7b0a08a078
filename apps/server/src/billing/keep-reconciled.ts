import type { BillingLog } from './billing-log.ts';
import type { Reconciler } from './reconciler.ts';

const INTERVAL_MS = 5 * 60 * 1000;

/**
 * Reconciles now, for what happened while nobody listened, and then again and again.
 * @returns stops it, and waits for the one that runs
 */
export function keepReconciled(
  reconciler: Pick<Reconciler, 'run'>,
  log: BillingLog,
): () => Promise<void> {
  let running = Promise.resolve();
  const reconcile = async (): Promise<void> => {
    try {
      await reconciler.run();
    } catch (error) {
      log.warn({ err: error }, 'subscriptions could not be compared with Stripe');
    }
  };
  const next = (): void => {
    running = running.then(reconcile);
  };
  next();
  const timer = setInterval(next, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
