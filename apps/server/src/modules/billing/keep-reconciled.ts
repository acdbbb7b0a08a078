import type { BillingLog } from './billing-log.ts';
import type { Reconciler } from './reconciler.ts';
import { CLAIM_MS } from './reconciliation-store.ts';

const INTERVAL_MS = 5 * 60 * 1000;
/** After this time the claim of a killed process has ended. */
const SECOND_ATTEMPT_MS = CLAIM_MS + 5000;

/**
 * Reconciles now, for events from while the server was down, and then at an interval.
 * @returns a function that stops it and waits for the current run
 */
export function keepReconciled(
  reconciler: Pick<Reconciler, 'run'>,
  log: BillingLog,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let hasStopped = false;
  /** @returns the delay until the next run */
  const reconcile = async (): Promise<number> => {
    const wasFirst = isFirst;
    isFirst = false;
    try {
      const wasClaimed = (await reconciler.run()) === null;
      return wasFirst && wasClaimed ? SECOND_ATTEMPT_MS : INTERVAL_MS;
    } catch (error) {
      log.warn({ err: error }, 'subscriptions could not be compared with Stripe');
      return INTERVAL_MS;
    }
  };
  const runAndPlan = async (): Promise<void> => {
    const delayMs = await reconcile();
    if (!hasStopped) timer = setTimeout(next, delayMs).unref();
  };
  let running = runAndPlan();
  function next(): void {
    running = runAndPlan();
  }
  return async () => {
    hasStopped = true;
    clearTimeout(timer);
    await running;
  };
}
