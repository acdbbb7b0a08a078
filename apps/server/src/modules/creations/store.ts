import type { GenerationKind, PlanName } from '@loopwright/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { WrittenObject } from '../../platform/storage/storage.ts';
import {
  type AssetRole,
  assets,
  creationAssets,
  creations,
  workspaces,
} from '../../schema/schema.ts';
import { deleteAssetsOfCreations, deleteAssetsOfWorkspace, insertCreationAsset } from './assets.ts';
import { CLIP_MIME_TYPE, clipKey, type CreationRow, masterKey, mimeTypeOf } from './creation.ts';
import type { Position } from './cursor.ts';
import { searchTextOf } from './filter.ts';

export type NewCreation = typeof creations.$inferInsert;

/** The files of a creation as they were stored, at `masterKey` and `clipKey`. */
export interface CreationFiles {
  readonly master: WrittenObject;
  /** null: the loop was not cut from a clip. */
  readonly clip: WrittenObject | null;
}

/** Stores the row of a creation, with the rows of its files. */
export async function insertCreation(
  tx: Transaction,
  row: NewCreation,
  { master, clip }: CreationFiles,
): Promise<void> {
  const { id, kind, width, height } = row;
  const searchText = searchTextOf(row.prompt, row.title ?? null);
  await tx.insert(creations).values({ ...row, searchText });
  await insertCreationAsset(tx, row, {
    ...master,
    role: 'master',
    storageKey: masterKey(id, kind),
    mimeType: mimeTypeOf(kind),
    width,
    height,
  });
  if (clip === null) return;
  await insertCreationAsset(tx, row, {
    ...clip,
    role: 'clip',
    storageKey: clipKey(id),
    mimeType: CLIP_MIME_TYPE,
  });
}

/** The columns of a `CreationRow`, for queries that join creations. */
export const creationColumns = {
  ...getTableColumns(creations),
  /** Whether the clip that the loop was cut from is still stored. */
  isClipKept: sql<boolean>`${creations.clip} is not null and exists (
    select from ${creationAssets}
    where ${creationAssets.creationId} = ${creations.id} and ${creationAssets.role} = 'clip')`,
  /** Whether the creation that it was made from is there, and in the same workspace. */
  hasOwnParent: sql<boolean>`"creations"."parent_id" is not null and exists (
    select from creations as parent where parent.id = "creations"."parent_id"
    and parent.workspace_id = "creations"."workspace_id" and parent.deleted_at is null)`,
  /** The name of the member who made it; null in a personal workspace. */
  madeBy: sql<string | null>`(
    select coalesce(nullif(users.name, ''), users.username) from users
    inner join workspaces on workspaces.id = "creations"."workspace_id" and workspaces.kind = 'team'
    where users.id = "creations"."created_by")`,
  /** The share of the creation that it was made from; null: it has none. */
  parentSlug: sql<string | null>`case when "creations"."parent_id" is null then null else (
    select shares.slug from shares inner join creations as parent on parent.id = shares.creation_id
    where shares.creation_id = "creations"."parent_id"
    and shares.removed_at is null and parent.deleted_at is null) end`,
};

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
    .select(creationColumns)
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
  const [row] = await orm.select(creationColumns).from(creations).where(eq(creations.id, id));
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
 * @param isWanted a condition beside these; undefined: all
 */
export async function listCreations(
  orm: Queryable,
  workspaceId: string,
  after: Position | null,
  limit: number | null,
  isWanted?: SQL,
): Promise<CreationRow[]> {
  const isAfter =
    after === null
      ? undefined
      : sql`(${creations.createdAt}, ${creations.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const query = orm
    .select(creationColumns)
    .from(creations)
    .where(
      and(eq(creations.workspaceId, workspaceId), isNull(creations.deletedAt), isAfter, isWanted),
    )
    .orderBy(desc(creations.createdAt), desc(creations.id));
  return limit === null ? await query : await query.limit(limit);
}

/** Hides creations. @returns the ids of those that the workspace has and that were not hidden */
export async function markDeleted(
  orm: Queryable,
  workspaceId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await orm
    .update(creations)
    .set({ deletedAt: now })
    .where(
      and(
        inArray(creations.id, [...ids]),
        eq(creations.workspaceId, workspaceId),
        isNull(creations.deletedAt),
      ),
    )
    .returning({ id: creations.id });
  return rows.map(({ id }) => id);
}

/**
 * Shows hidden creations again.
 * @returns the ids of those that are shown now, without those that were hidden before `after`
 */
export async function restoreDeleted(
  orm: Queryable,
  workspaceId: string,
  ids: readonly string[],
  after: Date,
): Promise<string[]> {
  const rows = await orm
    .update(creations)
    .set({ deletedAt: null })
    .where(
      and(
        inArray(creations.id, [...ids]),
        eq(creations.workspaceId, workspaceId),
        or(isNull(creations.deletedAt), gt(creations.deletedAt, after)),
      ),
    )
    .returning({ id: creations.id });
  return rows.map(({ id }) => id);
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

/** Loops whose seam is not measured, ordered by id. */
export async function findUnmeasured(
  orm: Queryable,
  afterId: string | null,
  limit: number,
): Promise<{ readonly id: string; readonly storageKey: string }[]> {
  return await orm
    .select({ id: creations.id, storageKey: assets.storageKey })
    .from(creations)
    .innerJoin(creationAssets, isLinkOf('master'))
    .innerJoin(assets, eq(assets.id, creationAssets.assetId))
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

/** What is needed to serve the file of a creation. */
export interface StoredMedia {
  readonly id: string;
  readonly workspaceId: string;
  readonly kind: GenerationKind;
  /** Whether the address of the file works without a session. */
  readonly isOpen: boolean;
  /** The current one of its workspace. */
  readonly plan: PlanName;
  /** The storage key of the master. */
  readonly masterKey: string;
}

const isLinkOf = (role: AssetRole): SQL | undefined =>
  and(eq(creationAssets.creationId, creations.id), eq(creationAssets.role, role));

async function findMedia(orm: Queryable, isMeant: SQL): Promise<StoredMedia | null> {
  const [row] = await orm
    .select({
      id: creations.id,
      workspaceId: creations.workspaceId,
      kind: creations.kind,
      isOpen: creations.hasOpenMedia,
      plan: workspaces.plan,
      masterKey: assets.storageKey,
    })
    .from(creations)
    .innerJoin(workspaces, eq(workspaces.id, creations.workspaceId))
    .innerJoin(creationAssets, isLinkOf('master'))
    .innerJoin(assets, eq(assets.id, creationAssets.assetId))
    .where(and(isMeant, isNull(creations.deletedAt)));
  return row ?? null;
}

/** Finds a creation by the unguessable part of its address, with the current plan of its workspace. */
export const findByMediaToken = (orm: Queryable, mediaToken: string): Promise<StoredMedia | null> =>
  findMedia(orm, eq(creations.mediaToken, mediaToken));

/** The same by its id. */
export const findMediaOf = (orm: Queryable, id: string): Promise<StoredMedia | null> =>
  findMedia(orm, eq(creations.id, id));

/** From now on the address of its file needs a session. */
export async function closeMedia(tx: Transaction, id: string): Promise<void> {
  await tx.update(creations).set({ hasOpenMedia: false }).where(eq(creations.id, id));
}
