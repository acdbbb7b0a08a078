import { SERVER_MESSAGES } from '@loopwright/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobQueue } from './job-queue.ts';

const HOUR_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 2 * HOUR_MS;

/** Sweeps run one by one, so that they take little from what users wait for. */
const SWEEP_GROUP = 'sweeps';

type SweepInput = Readonly<Record<string, never>>;

/** A job that is enqueued again and again. */
export interface Sweep {
  readonly definition: JobDefinition<SweepInput, number>;
  readonly intervalMs: number;
}

/**
 * @param kind names the job kind
 * @param run deletes what is no longer needed. @returns how much there was
 */
export const defineSweep = (
  kind: string,
  run: (signal: AbortSignal) => Promise<number>,
  intervalMs: number = HOUR_MS,
): Sweep => ({
  intervalMs,
  definition: {
    kind,
    input: z.strictObject({}),
    // The next round catches up.
    retryLimit: 0,
    backoffMs: [],
    timeoutMs: TIMEOUT_MS,
    failureMessage: SERVER_MESSAGES.internal,
    priority: () => 0,
    concurrencyGroup: () => SWEEP_GROUP,
    run: (_, { signal }) => run(signal),
  },
});

interface SweepDependencies {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Enqueues each sweep once per interval, by whichever process comes first.
 * @returns stops it
 */
export function startSweeps(dependencies: SweepDependencies, sweeps: readonly Sweep[]): () => void {
  const timers = sweeps.map((sweep) =>
    setInterval(() => void enqueueSweep(dependencies, sweep), sweep.intervalMs).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Enqueues a sweep unless that has been done in this interval. Never rejects. */
export async function enqueueSweep(
  { database, queue, clock, log }: SweepDependencies,
  { definition, intervalMs }: Sweep,
): Promise<void> {
  const requestKey = String(Math.floor(clock().getTime() / intervalMs));
  try {
    await database.transaction((tx) => queue.enqueue(tx, definition, {}, { requestKey }));
  } catch (err) {
    log.warn({ err, kind: definition.kind }, 'a sweep could not be enqueued');
  }
}
