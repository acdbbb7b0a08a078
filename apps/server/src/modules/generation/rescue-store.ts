import { and, asc, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { generations } from '../../schema/schema.ts';
import type { GenerationRow } from './store.ts';

/** The moment so many seconds ago by the database's clock, which all workers share. */
export async function readMoment(orm: Queryable, secondsAgo: number): Promise<string> {
  const { rows } = await orm.execute<{ moment: string }>(
    sql`select (now() - ${secondsAgo} * interval '1 second')::text as moment`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not tell the time.');
  return row.moment;
}

/** Any number that nothing else in the database locks. */
const RESCUE_LOCK = 5_601_748;

/** False while another process looks for silent runs: each should see all of them. */
export async function lockRescue(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${RESCUE_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

export interface SilentSince {
  /** Without a sign since, while nothing else of its worker has given one either. */
  readonly withWorker: string;
  /** Without a sign since, although its worker lives: that one cannot conclude it. */
  readonly alone: string;
}

/** Takes and locks the runs without a heartbeat; those that are being changed are passed over. */
export async function lockSilentGenerations(
  tx: Transaction,
  { withWorker, alone }: SilentSince,
): Promise<GenerationRow[]> {
  const beating = tx
    .select({ workerId: generations.workerId })
    .from(generations)
    .where(
      and(
        eq(generations.status, 'running'),
        sql`${generations.heartbeatAt} > ${withWorker}::timestamptz`,
      ),
    );
  return await tx
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.status, 'running'),
        sql`${generations.heartbeatAt} <= ${withWorker}::timestamptz`,
        or(
          sql`${generations.heartbeatAt} <= ${alone}::timestamptz`,
          notInArray(generations.workerId, beating),
        ),
      ),
    )
    .orderBy(desc(generations.priority), asc(generations.createdAt))
    .for('update', { skipLocked: true });
}
