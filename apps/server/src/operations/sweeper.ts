import type { Logger } from 'pino';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Removes what has expired, now and then. A failed sweep is only logged: the next one catches up.
 * @returns stops it
 */
export function startSweeper(
  sweeps: readonly (() => Promise<number>)[],
  log: Pick<Logger, 'warn'>,
): () => void {
  const sweep = async (): Promise<void> => {
    for (const removeExpired of sweeps) {
      try {
        await removeExpired();
      } catch (error) {
        log.warn({ err: error }, 'sweeping expired rows failed');
      }
    }
  };
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
