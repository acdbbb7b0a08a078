import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { GenerationStage } from '@loopwright/contract';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { creations, generations } from '../../schema/schema.ts';
import type { Json } from '../../schema/stored-values.ts';
import { leaveBehind } from './leftover-store.ts';

export type GenerationRow = typeof generations.$inferSelect;
export type NewGeneration = typeof generations.$inferInsert;
type CreationRow = typeof creations.$inferSelect;

/** A generation with what has come of it. */
export interface GenerationRecord {
  readonly generation: GenerationRow;
  readonly creation: CreationRow | null;
}

/** One run of a generation by one worker; when it is no longer the current one, nothing is changed. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
  readonly workerId: string;
}

const isLive = inArray(generations.status, ['queued', 'running']);

const isClaimedBy = (claim: Claim) =>
  and(
    eq(generations.id, claim.id),
    eq(generations.status, 'running'),
    eq(generations.attempt, claim.attempt),
    eq(generations.workerId, claim.workerId),
  );

/** The generation, or null when the workspace has already used the request key. */
export async function insertGeneration(
  tx: Transaction,
  values: NewGeneration,
): Promise<GenerationRow | null> {
  const [row] = await tx
    .insert(generations)
    .values(values)
    .onConflictDoNothing({ target: [generations.workspaceId, generations.requestKey] })
    .returning();
  return row ?? null;
}

/** Takes back what this transaction has inserted. */
export async function withdrawGeneration(tx: Transaction, id: string): Promise<void> {
  await tx.delete(generations).where(eq(generations.id, id));
}

const selectRecords = (orm: Queryable) =>
  orm
    .select({ generation: generations, creation: creations })
    .from(generations)
    .leftJoin(
      creations,
      and(eq(creations.id, generations.creationId), isNull(creations.deletedAt)),
    );

export async function findGeneration(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<GenerationRecord | null> {
  const [record] = await selectRecords(orm).where(
    and(eq(generations.id, id), eq(generations.workspaceId, workspaceId)),
  );
  return record ?? null;
}

export async function findByRequestKey(
  orm: Queryable,
  workspaceId: string,
  requestKey: string,
): Promise<GenerationRow | null> {
  const [row] = await orm
    .select()
    .from(generations)
    .where(and(eq(generations.workspaceId, workspaceId), eq(generations.requestKey, requestKey)));
  return row ?? null;
}

/** Everything of a workspace that has not ended, oldest first. */
export async function findLiveGenerations(
  orm: Queryable,
  workspaceId: string,
): Promise<GenerationRecord[]> {
  return await selectRecords(orm)
    .where(and(eq(generations.workspaceId, workspaceId), isLive))
    .orderBy(asc(generations.createdAt), asc(generations.id));
}

export async function countQueued(orm: Queryable): Promise<number> {
  const [row] = await orm
    .select({ waiting: count() })
    .from(generations)
    .where(eq(generations.status, 'queued'));
  return row?.waiting ?? 0;
}

/** How many of a workspace's generations wait. */
export async function countQueuedOf(orm: Queryable, workspaceId: string): Promise<number> {
  const [row] = await orm
    .select({ waiting: count() })
    .from(generations)
    .where(and(eq(generations.workspaceId, workspaceId), isLive, eq(generations.status, 'queued')));
  return row?.waiting ?? 0;
}

/** How many waiting generations of the same lane go before this one. */
export async function countAhead(
  orm: Queryable,
  { id, lane, priority, createdAt }: GenerationRow,
): Promise<number> {
  const [row] = await orm
    .select({ ahead: count() })
    .from(generations)
    .where(
      and(
        eq(generations.status, 'queued'),
        eq(generations.lane, lane),
        or(
          sql`${generations.priority} > ${priority}`,
          and(
            eq(generations.priority, priority),
            or(
              lt(generations.createdAt, createdAt),
              and(eq(generations.createdAt, createdAt), lt(generations.id, id)),
            ),
          ),
        ),
      ),
    );
  return row?.ahead ?? 0;
}

/** The same for everything of a workspace that waits, in one query. */
export async function findQueuePositions(
  orm: Queryable,
  workspaceId: string,
): Promise<ReadonlyMap<string, number>> {
  const order = sql`${generations.priority} desc, ${generations.createdAt}, ${generations.id}`;
  const queue = orm
    .select({
      id: generations.id,
      workspaceId: generations.workspaceId,
      position: sql`row_number() over (partition by ${generations.lane} order by ${order}) - 1`
        .mapWith(Number)
        .as('position'),
    })
    .from(generations)
    .where(eq(generations.status, 'queued'))
    .as('queue');
  const rows = await orm.select().from(queue).where(eq(queue.workspaceId, workspaceId));
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** Locks the row until the end of the transaction. */
export async function lockGeneration(
  tx: Transaction,
  id: string,
  workspaceId?: string,
): Promise<GenerationRow | null> {
  const isOwn = workspaceId === undefined ? undefined : eq(generations.workspaceId, workspaceId);
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), isOwn))
    .for('update');
  return row ?? null;
}

/** Locks the row while the claim is the current one, else null. */
export async function lockClaim(tx: Transaction, claim: Claim): Promise<GenerationRow | null> {
  const [row] = await tx.select().from(generations).where(isClaimedBy(claim)).for('update');
  return row ?? null;
}

/** Begins the next attempt, or null when the generation no longer waits. */
export async function claimGeneration(
  tx: Transaction,
  id: string,
  workerId: string,
): Promise<GenerationRow | null> {
  const [row] = await tx
    .update(generations)
    .set({
      status: 'running',
      stage: 'drawing',
      fraction: 0,
      attempt: sql`${generations.attempt} + 1`,
      workerId,
      heartbeatAt: sql`now()`,
      isExcused: false,
    })
    .where(and(eq(generations.id, id), eq(generations.status, 'queued')))
    .returning();
  return row ?? null;
}

export interface Progress {
  readonly stage: GenerationStage;
  readonly fraction: number;
  readonly preview?: string;
}

/** Notes progress, or only that the worker lives. False when the claim is no longer the current one. */
export async function keepClaim(
  orm: Queryable,
  claim: Claim,
  progress?: Progress,
): Promise<boolean> {
  const rows = await orm
    .update(generations)
    .set({ ...progress, heartbeatAt: sql`now()` })
    .where(isClaimedBy(claim))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Notes what has been begun elsewhere. False when the claim is no longer the current one. */
export async function saveOperation(
  orm: Queryable,
  claim: Claim,
  operation: Json,
): Promise<boolean> {
  const rows = await orm
    .update(generations)
    .set({ operation })
    .where(isClaimedBy(claim))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** How a generation ends. */
export type Ending =
  | { readonly status: 'finished'; readonly creationId: string; readonly text: string | null }
  | { readonly status: 'failed'; readonly errorCode: string; readonly errorMessage: string }
  | { readonly status: 'cancelled' };

/** Ends a generation whose row the transaction has locked. */
export async function endLocked(
  tx: Transaction,
  id: string,
  ending: Ending,
  at: Date,
): Promise<void> {
  await leaveBehind(tx, eq(generations.id, id));
  await tx
    .update(generations)
    .set({
      ...ending,
      ...(ending.status === 'finished' && { fraction: 1 }),
      finishedAt: at,
      referenceKey: null,
      operation: null,
      preview: null,
      workerId: null,
      heartbeatAt: null,
    })
    .where(eq(generations.id, id));
}

/** Excuses everything that the worker runs, should it not come to hand it back. */
export async function excuseRuns(orm: Queryable, workerId: string): Promise<void> {
  await orm
    .update(generations)
    .set({ isExcused: true })
    .where(and(eq(generations.workerId, workerId), eq(generations.status, 'running')));
}

/** What a generation that waits again remembers of its last run. */
export interface Requeueing {
  readonly attempt: number;
  readonly deaths: number;
  readonly runsAlone: boolean;
}

/** Lets a generation wait again whose row the transaction has locked. */
export async function requeueGeneration(
  tx: Transaction,
  id: string,
  { attempt, deaths, runsAlone }: Requeueing,
): Promise<void> {
  await tx
    .update(generations)
    .set({
      status: 'queued',
      stage: 'waiting',
      fraction: 0,
      preview: null,
      workerId: null,
      heartbeatAt: null,
      attempt,
      deaths,
      runsAlone,
    })
    .where(eq(generations.id, id));
}
