import type { PlanName } from '@loopwright/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { creations, workspaces } from '../../schema/schema.ts';
import { deleteAssetsOfCreations, deleteAssetsOfWorkspace, readAssetBytes } from './assets.ts';
import type { CreationRow } from './creation.ts';
import type { Position } from './cursor.ts';

type NewCreation = typeof creations.$inferInsert;

export async function insertCreation(tx: Transaction, row: NewCreation): Promise<void> {
  await tx.insert(creations).values(row);
}

export async function creationExists(orm: Queryable, id: string): Promise<boolean> {
  const rows = await orm.select({ id: creations.id }).from(creations).where(eq(creations.id, id));
  return rows.length > 0;
}

/** @returns null when the workspace has no such creation */
export async function findCreation(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<CreationRow | null> {
  const [row] = await orm
    .select()
    .from(creations)
    .where(
      and(
        eq(creations.id, id),
        eq(creations.workspaceId, workspaceId),
        isNull(creations.deletedAt),
      ),
    );
  return row ?? null;
}

/** Finds a creation of any workspace, also one that is deleted and can still be restored. */
export async function findCreationById(orm: Queryable, id: string): Promise<CreationRow | null> {
  const [row] = await orm.select().from(creations).where(eq(creations.id, id));
  return row ?? null;
}

/**
 * Keeps a creation from being deleted until the transaction ends.
 * @returns false when it does not exist
 */
export async function keepCreation(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(eq(creations.id, id))
    .for('share');
  return rows.length > 0;
}

/** @returns those of the ids that belong to creations */
export async function findExisting(orm: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await orm
    .select({ id: creations.id })
    .from(creations)
    .where(inArray(creations.id, [...ids]));
  return rows.map(({ id }) => id);
}

/**
 * Lists creations after the position, newest first. The index finds every page equally fast.
 * @param limit null: all
 */
export async function listCreations(
  orm: Queryable,
  workspaceId: string,
  after: Position | null,
  limit: number | null,
): Promise<CreationRow[]> {
  const isAfter =
    after === null
      ? undefined
      : sql`(${creations.createdAt}, ${creations.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const query = orm
    .select()
    .from(creations)
    .where(and(eq(creations.workspaceId, workspaceId), isNull(creations.deletedAt), isAfter))
    .orderBy(desc(creations.createdAt), desc(creations.id));
  return limit === null ? await query : await query.limit(limit);
}

/** Hides a creation. @returns false when the workspace has no such creation */
export async function markDeleted(
  orm: Queryable,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(creations)
    .set({ deletedAt: now })
    .where(
      and(
        eq(creations.id, id),
        eq(creations.workspaceId, workspaceId),
        isNull(creations.deletedAt),
      ),
    )
    .returning({ id: creations.id });
  return rows.length > 0;
}

/**
 * Shows a hidden creation again. Does nothing when it is not hidden.
 * @returns null when it was hidden before `after`, or does not exist
 */
export async function restoreDeleted(
  orm: Queryable,
  workspaceId: string,
  id: string,
  after: Date,
): Promise<CreationRow | null> {
  const [row] = await orm
    .update(creations)
    .set({ deletedAt: null })
    .where(
      and(
        eq(creations.id, id),
        eq(creations.workspaceId, workspaceId),
        or(isNull(creations.deletedAt), gt(creations.deletedAt, after)),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Deletes the rows of creations that were hidden at `until` or before.
 * @returns their ids
 */
export async function removeDeleted(
  tx: Transaction,
  until: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(lte(creations.deletedAt, until))
    .limit(limit)
    // A creation that is being restored is left out, and none is restored from now on.
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  await deleteAssetsOfCreations(tx, ids);
  await tx.delete(creations).where(inArray(creations.id, ids));
  return ids;
}

/** Deletes all rows of a workspace. @returns their ids */
export async function deleteCreations(tx: Transaction, workspaceId: string): Promise<string[]> {
  await deleteAssetsOfWorkspace(tx, workspaceId);
  const rows = await tx
    .delete(creations)
    .where(eq(creations.workspaceId, workspaceId))
    .returning({ id: creations.id });
  return rows.map(({ id }) => id);
}

/** Whether creations were deleted until that moment and still have rows. */
export async function hasDeletedUntil(orm: Queryable, until: Date): Promise<boolean> {
  const rows = await orm
    .select({ id: creations.id })
    .from(creations)
    .where(lte(creations.deletedAt, until))
    .limit(1);
  return rows.length > 0;
}

export async function listCreationIds(orm: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: creations.id })
    .from(creations)
    .where(eq(creations.workspaceId, workspaceId));
  return rows.map(({ id }) => id);
}

/** Creations whose clip has expired. */
export async function findOutdatedClips(
  orm: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await orm
    .select({ id: creations.id })
    .from(creations)
    .where(lte(creations.clipKeptUntil, now))
    .orderBy(asc(creations.clipKeptUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that the clip's file was deleted. How the loop was cut stays recorded. */
export async function markClipDeleted(orm: Queryable, id: string): Promise<void> {
  await orm.update(creations).set({ clipKeptUntil: null }).where(eq(creations.id, id));
}

/** Loops whose seam is not measured, ordered by id. */
export async function findUnmeasured(
  orm: Queryable,
  afterId: string | null,
  limit: number,
): Promise<Pick<CreationRow, 'id' | 'storageKey'>[]> {
  return await orm
    .select({ id: creations.id, storageKey: creations.storageKey })
    .from(creations)
    .where(
      and(
        // Written as a literal, because the planner cannot use the partial index with a parameter.
        sql`${creations.kind} = 'gif'`,
        isNull(creations.seam),
        afterId === null ? undefined : gt(creations.id, afterId),
      ),
    )
    .orderBy(asc(creations.id))
    .limit(limit);
}

export async function setSeam(orm: Queryable, id: string, seam: number): Promise<void> {
  await orm.update(creations).set({ seam }).where(eq(creations.id, id));
}

/**
 * The size of all stored files of a workspace that count towards its quota: masters, clips that are still
 * kept, sources and kept reference images. Deleted creations do not count.
 */
export async function readStoredBytes(orm: Queryable, workspaceId: string): Promise<number> {
  const clipBytes = sql`case when ${creations.clipKeptUntil} is null then 0 else coalesce(${creations.clipSizeBytes}, 0) end`;
  const [row] = await orm
    .select({
      bytes: sql`coalesce(sum(${creations.sizeBytes} + ${clipBytes}), 0)`.mapWith(Number),
    })
    .from(creations)
    .where(and(eq(creations.workspaceId, workspaceId), isNull(creations.deletedAt)));
  return (row?.bytes ?? 0) + (await readAssetBytes(orm, workspaceId));
}

/** Finds a creation by the unguessable part of its address, with the current plan of its workspace. */
export async function findByMediaToken(
  orm: Queryable,
  mediaToken: string,
): Promise<{ readonly creation: CreationRow; readonly plan: PlanName } | null> {
  const [row] = await orm
    .select({ creation: creations, plan: workspaces.plan })
    .from(creations)
    .innerJoin(workspaces, eq(workspaces.id, creations.workspaceId))
    .where(and(eq(creations.mediaToken, mediaToken), isNull(creations.deletedAt)));
  return row ?? null;
}
