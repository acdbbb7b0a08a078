import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';

const QUEUE = 'jobs';
/** The table `jobs` counts deaths; pg-boss only has to hand a job out again. */
const RETRY_LIMIT = 1_000;
/** The longest that pg-boss allows: heartbeats in the table `jobs` end a lost attempt far sooner. */
const EXPIRE_SECONDS = 24 * 60 * 60 - 1;
const KEEP_FINISHED_SECONDS = 60 * 60;
/**
 * Ten years. By default pg-boss deletes a job that has waited for 14 days, in which a server may have
 * been off: its row would wait for ever, and hold its tokens.
 */
const KEEP_WAITING_SECONDS = 10 * 365 * 24 * 60 * 60;

interface WaitingJob {
  readonly id: string;
  readonly priority: number;
  readonly concurrencyGroup: string;
}

export interface FetchOptions {
  /** Jobs of these concurrency groups stay where they are. */
  readonly ignoreGroups: readonly string[];
  /** Jobs of a lower priority stay where they are. */
  readonly minPriority?: number;
}

/**
 * The order of waiting jobs, kept by pg-boss. A pg-boss job has the id of the row in `jobs`, and its
 * state changes only in the transaction that changes that row, so that the two cannot disagree.
 */
export interface Boss {
  /** @param delayMs the job is fetched no sooner than after it; 0 by default */
  send(tx: Transaction, job: WaitingJob, delayMs?: number): Promise<void>;
  /** Takes the job that comes first: higher priority, then older. @returns its id */
  fetch(tx: Transaction, options?: FetchOptions): Promise<string | null>;
  /** Puts a fetched job back in its place, to be fetched no sooner than after the delay. */
  retry(tx: Transaction, job: WaitingJob, delayMs: number): Promise<void>;
  /** Ends a fetched job. */
  complete(tx: Transaction, id: string): Promise<void>;
  /** Ends jobs whether they were fetched or not. */
  cancel(tx: Transaction, ids: string[]): Promise<void>;
}

/** Starts pg-boss on the database. `onError` hears of failures of its housekeeping. */
export async function startPgBoss(
  database: Database,
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.queueConnection,
    schedule: false,
    // Workers are woken by job events and fetch by themselves.
    useListenNotify: false,
    // The embedded database is vacuumed by its own maintenance.
    monitorVacuum: database.kind === 'postgres',
  });
  boss.on('error', onError);
  return await boss.start();
}

export async function openBoss(boss: PgBoss): Promise<Boss> {
  await boss.createQueue(QUEUE, {
    retryLimit: RETRY_LIMIT,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  });
  // Fills pg-boss's cache of queues: a look-up from inside a transaction would wait for its own end.
  await boss.findJobs(QUEUE, { id: randomUUID() });

  const within = (tx: Transaction) => ({ db: fromDrizzle(tx, sql) });

  async function send(
    tx: Transaction,
    { id, priority, concurrencyGroup }: WaitingJob,
    delayMs = 0,
  ): Promise<void> {
    const retentionSeconds = KEEP_WAITING_SECONDS;
    const group = { id: concurrencyGroup };
    await boss.send(QUEUE, null, {
      id,
      priority,
      group,
      retentionSeconds,
      ...(delayMs > 0 && { startAfter: delayMs / 1000 }),
      ...within(tx),
    });
  }

  return {
    send,
    async fetch(tx, { ignoreGroups, ...options } = { ignoreGroups: [] }) {
      const fetchOptions = { ...options, ignoreGroups: [...ignoreGroups], ...within(tx) };
      const [job] = await boss.fetch(QUEUE, fetchOptions);
      return job?.id ?? null;
    },
    async retry(tx, job, delayMs) {
      const { id } = job;
      await boss.fail(QUEUE, id, null, within(tx));
      // Does nothing where pg-boss has the job. It does not after an import or an upgrade.
      await send(tx, job);
      if (delayMs === 0) return;
      await boss.update(QUEUE, null, { id, startAfter: delayMs / 1000, ...within(tx) });
    },
    async complete(tx, id) {
      await boss.complete(QUEUE, id, null, within(tx));
    },
    async cancel(tx, ids) {
      if (ids.length > 0) await boss.cancel(QUEUE, ids, within(tx));
    },
  };
}
