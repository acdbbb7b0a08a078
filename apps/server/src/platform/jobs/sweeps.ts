import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobQueue } from './job-queue.ts';

const HOUR_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 2 * HOUR_MS;

type SweepInput = Readonly<Record<string, never>>;

interface SweepOptions {
  readonly intervalMs?: number;
  /** Whether each process that starts also enqueues it. */
  readonly runsAtStart?: boolean;
  /** Read before a sweep is enqueued, so that an idle server writes nothing; by default it is always due. */
  readonly isDue?: () => Promise<boolean>;
}

/** A job that is enqueued again and again. */
export interface Sweep extends Required<SweepOptions> {
  readonly definition: JobDefinition<SweepInput, number>;
}

/**
 * A sweep never runs twice at the same time. One that fails is not tried again: the next round catches up.
 * @param kind names the job kind
 * @param run deletes what is no longer needed. @returns how much there was
 */
export const defineSweep = (
  kind: string,
  run: (signal: AbortSignal) => Promise<number>,
  { intervalMs = HOUR_MS, runsAtStart = false, isDue = async () => true }: SweepOptions = {},
): Sweep => ({
  intervalMs,
  runsAtStart,
  isDue,
  definition: {
    kind,
    input: z.strictObject({}),
    retryLimit: 0,
    backoffMs: [],
    timeoutMs: TIMEOUT_MS,
    isInterruptible: true,
    failureMessage: 'internal',
    priority: () => 0,
    concurrencyGroup: () => kind,
    run: (_, { signal }) => run(signal),
  },
});

/** Several as one: each runs, also when one before it has failed. @throws AggregateError */
export const inTurn =
  (sweeps: readonly ((signal: AbortSignal) => Promise<number>)[]) =>
  async (signal: AbortSignal): Promise<number> => {
    const failures: unknown[] = [];
    let total = 0;
    for (const sweep of sweeps) {
      if (signal.aborted) break;
      await sweep(signal).then(
        (count) => (total += count),
        (cause: unknown) => failures.push(cause),
      );
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Sweeps failed.');
    return total;
  };

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
  for (const sweep of sweeps) if (sweep.runsAtStart) void enqueue(dependencies, sweep, null);
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Enqueues a sweep unless that has been done in this interval. Never rejects. */
export const enqueueSweep = (dependencies: SweepDependencies, sweep: Sweep): Promise<void> =>
  enqueue(
    dependencies,
    sweep,
    String(Math.floor(dependencies.clock().getTime() / sweep.intervalMs)),
  );

async function enqueue(
  { database, queue, log }: SweepDependencies,
  { definition, isDue }: Sweep,
  requestKey: string | null,
): Promise<void> {
  try {
    if (!(await isDue())) return;
    await database.transaction((tx) => queue.enqueue(tx, definition, {}, { requestKey }));
  } catch (err) {
    log.warn({ err, kind: definition.kind }, 'a sweep could not be enqueued');
  }
}
