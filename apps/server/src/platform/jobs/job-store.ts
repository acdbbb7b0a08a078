import type { MessageParams } from '@loopwright/contract';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../schema/schema.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { JobEnd, JobProgress, JobRow } from './job-definition.ts';

/** One attempt by one worker; when it is no longer the current one, nothing is changed. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
  readonly workerId: string;
}

const isClaimedBy = (claim: Claim): SQL | undefined =>
  and(
    eq(jobs.id, claim.id),
    eq(jobs.status, 'running'),
    eq(jobs.attempt, claim.attempt),
    eq(jobs.workerId, claim.workerId),
  );

/** The row that a change is for: one that the transaction has locked, or one that is claimed. */
export type Target = { readonly locked: string } | { readonly claim: Claim };

const isTarget = (target: Target): SQL | undefined =>
  'claim' in target ? isClaimedBy(target.claim) : eq(jobs.id, target.locked);

/** @returns null when the request key has been used */
export async function insertJob(
  tx: Transaction,
  values: typeof jobs.$inferInsert,
): Promise<JobRow | null> {
  const [row] = await tx.insert(jobs).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findJob(tx: Transaction, id: string): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id));
  return row ?? null;
}

/** Locks the row until the end of the transaction. */
export async function lockJob(tx: Transaction, id: string): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row ?? null;
}

export async function lockJobsOf(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(eq(jobs.workspaceId, workspaceId), eq(jobs.createdBy, workspaceId)))
    .orderBy(asc(jobs.id))
    .for('update');
}

export const deleteJobsOf = (tx: Transaction, workspaceId: string): Promise<JobRow[]> =>
  tx.delete(jobs).where(eq(jobs.workspaceId, workspaceId)).returning();

/** Locks the row while the claim is the current one. @returns whether it is */
export async function lockClaim(tx: Transaction, claim: Claim): Promise<boolean> {
  const rows = await tx.select({ id: jobs.id }).from(jobs).where(isClaimedBy(claim)).for('update');
  return rows.length > 0;
}

/**
 * Begins the next attempt. Never waits for a lock: others lock the row and then the job in pg-boss, which
 * the caller has locked already.
 * @returns null when the job no longer waits, or is locked
 */
export async function claimJob(
  tx: Transaction,
  id: string,
  workerId: string,
): Promise<JobRow | null> {
  const waiting = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.status, 'queued')))
    .for('update', { skipLocked: true });
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'running',
      stage: 'running',
      fraction: 0,
      attempt: sql`${jobs.attempt} + 1`,
      workerId,
      heartbeatAt: sql`now()`,
      shutdownRequested: false,
    })
    .where(inArray(jobs.id, waiting))
    .returning();
  return row ?? null;
}

/** Notes progress, or only that the worker lives. @returns whether the claim is the current one */
export async function keepClaim(
  orm: Queryable,
  claim: Claim,
  progress?: JobProgress,
): Promise<boolean> {
  const rows = await orm
    .update(jobs)
    .set({ ...progress, heartbeatAt: sql`now()` })
    .where(isClaimedBy(claim))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

interface Ending {
  readonly status: JobEnd;
  readonly errorCode?: string;
  readonly errorParams?: MessageParams;
  readonly errorMessage?: string;
}

/** @returns null when the claim is not the current one */
export async function endJob(
  tx: Transaction,
  target: Target,
  ending: Ending,
  at: Date,
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      ...ending,
      ...(ending.status === 'finished' && { fraction: 1 }),
      finishedAt: at,
      preview: null,
      workerId: null,
      heartbeatAt: null,
    })
    .where(isTarget(target))
    .returning();
  return row ?? null;
}

/** What a job that waits again remembers of its last attempt. */
export type Requeueing = Pick<JobRow, 'attempt' | 'deaths' | 'exclusive'>;

/** Lets a job wait again. @returns whether the claim is the current one */
export async function requeueJob(
  tx: Transaction,
  target: Target,
  { attempt, deaths, exclusive }: Requeueing,
): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({
      status: 'queued',
      stage: 'waiting',
      fraction: 0,
      preview: null,
      workerId: null,
      heartbeatAt: null,
      attempt,
      deaths,
      exclusive,
    })
    .where(isTarget(target))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Marks everything that the worker runs, should it not come to requeue it. */
export async function markShutdownRequested(orm: Queryable, workerId: string): Promise<void> {
  await orm
    .update(jobs)
    .set({ shutdownRequested: true })
    .where(and(eq(jobs.workerId, workerId), eq(jobs.status, 'running')));
}
