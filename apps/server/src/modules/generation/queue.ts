import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../../platform/database/database.ts';

const QUEUE = 'generations';
/** The generations table counts deaths; the queue only has to hand a job out again. */
const RETRY_LIMIT = 1_000;
/** The longest that pg-boss allows: heartbeats in the generations table end a lost run far sooner. */
const EXPIRE_SECONDS = 24 * 60 * 60 - 1;
const KEEP_FINISHED_SECONDS = 60 * 60;
/**
 * Ten years. By default pg-boss deletes a job that has waited for 14 days, in which a server may have
 * been off: its generation would wait for ever, and hold its tokens.
 */
const KEEP_WAITING_SECONDS = 10 * 365 * 24 * 60 * 60;

interface QueuedJob {
  readonly id: string;
  readonly priority: number;
  readonly lane: string;
}

/**
 * Who is drawn next. A job has the generation's id, and its state changes only in the transaction
 * that changes the generation's row, so that the two cannot disagree.
 */
export interface GenerationQueue {
  enqueue(tx: Transaction, job: QueuedJob): Promise<void>;
  /**
   * Takes the job that comes first: higher priority, then older.
   * @param fullLanes whose jobs stay where they are
   */
  take(tx: Transaction, fullLanes?: readonly string[]): Promise<string | null>;
  /** Puts a taken job back; it keeps its place. */
  putBack(tx: Transaction, id: string): Promise<void>;
  /** Ends a taken job. */
  complete(tx: Transaction, id: string): Promise<void>;
  /** Ends a job whether it was taken or not. */
  cancel(tx: Transaction, id: string): Promise<void>;
}

export async function openQueue(boss: PgBoss): Promise<GenerationQueue> {
  await boss.createQueue(QUEUE, {
    retryLimit: RETRY_LIMIT,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  });
  // Fills pg-boss's cache of queues: a look-up from inside a transaction would wait for its own end.
  await boss.findJobs(QUEUE, { id: randomUUID() });

  const within = (tx: Transaction) => ({ db: fromDrizzle(tx, sql) });
  return {
    async enqueue(tx, { id, priority, lane }) {
      const retentionSeconds = KEEP_WAITING_SECONDS;
      const group = { id: lane };
      await boss.send(QUEUE, null, { id, priority, group, retentionSeconds, ...within(tx) });
    },
    async take(tx, fullLanes = []) {
      const [job] = await boss.fetch(QUEUE, { ignoreGroups: [...fullLanes], ...within(tx) });
      return job?.id ?? null;
    },
    async putBack(tx, id) {
      await boss.fail(QUEUE, id, null, within(tx));
    },
    async complete(tx, id) {
      await boss.complete(QUEUE, id, null, within(tx));
    },
    async cancel(tx, id) {
      await boss.cancel(QUEUE, id, within(tx));
    },
  };
}
