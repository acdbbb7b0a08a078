import { and, asc, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import { jobs } from '../../schema/schema.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { JobRow } from './job-definition.ts';

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
const RESCUE_LOCK = 5_601_749;

/** False while another process looks for silent jobs: each should see all of them. */
export async function lockRescue(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${RESCUE_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

interface SilentSince {
  /** No heartbeat since, while nothing else of the worker has sent one either. */
  readonly withWorker: string;
  /** No heartbeat since, although the worker lives: it cannot write the outcome down. */
  readonly alone: string;
}

/** Locks the running jobs without a heartbeat; those that are being changed are passed over. */
export async function lockSilentJobs(
  tx: Transaction,
  { withWorker, alone }: SilentSince,
): Promise<JobRow[]> {
  const beating = tx
    .select({ workerId: jobs.workerId })
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), sql`${jobs.heartbeatAt} > ${withWorker}::timestamptz`));
  return await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'running'),
        sql`${jobs.heartbeatAt} <= ${withWorker}::timestamptz`,
        or(sql`${jobs.heartbeatAt} <= ${alone}::timestamptz`, notInArray(jobs.workerId, beating)),
      ),
    )
    .orderBy(desc(jobs.priority), asc(jobs.createdAt))
    .for('update', { skipLocked: true });
}
