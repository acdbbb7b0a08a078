import type { Logger } from 'pino';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** A sweep that looks at everything there is. */
export const RARE_SWEEP_INTERVAL_MS = 6 * SWEEP_INTERVAL_MS;

type Sweep = () => Promise<number>;

/** Runs sweeps one after another. A failed one is only logged: the next round catches up. */
export async function sweepOnce(
  sweeps: readonly Sweep[],
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const sweep of sweeps) {
    try {
      await sweep();
    } catch (error) {
      log.warn({ err: error }, 'a sweep failed');
    }
  }
}

/**
 * Runs the sweeps now and then.
 * @returns stops it
 */
export function startSweeper(
  sweeps: readonly Sweep[],
  log: Pick<Logger, 'warn'>,
  intervalMs: number = SWEEP_INTERVAL_MS,
): () => void {
  const timer = setInterval(() => void sweepOnce(sweeps, log), intervalMs).unref();
  return () => clearInterval(timer);
}
