import type { Logger } from 'pino';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** A sweep that looks at everything there is. */
export const RARE_SWEEP_INTERVAL_MS = 6 * SWEEP_INTERVAL_MS;

/**
 * Removes what has expired, now and then. A failed sweep is only logged: the next one catches up.
 * @returns stops it
 */
export function startSweeper(
  sweeps: readonly (() => Promise<number>)[],
  log: Pick<Logger, 'warn'>,
  intervalMs: number = SWEEP_INTERVAL_MS,
): () => void {
  const sweep = async (): Promise<void> => {
    for (const removeExpired of sweeps) {
      try {
        await removeExpired();
      } catch (error) {
        log.warn({ err: error }, 'a sweep failed');
      }
    }
  };
  const timer = setInterval(() => void sweep(), intervalMs).unref();
  return () => clearInterval(timer);
}
