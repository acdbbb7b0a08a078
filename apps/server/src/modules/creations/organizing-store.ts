import type { Folder } from '@loopwright/contract';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { creations, favorites, folders } from '../../schema/schema.ts';

/** @returns those of the ids that are creations of the workspace and not deleted */
export async function findOwned(
  tx: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        inArray(creations.id, [...ids]),
        eq(creations.workspaceId, workspaceId),
        isNull(creations.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** @returns those of the ids that the user has marked */
export async function findFavorites(
  orm: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: favorites.creationId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.creationId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function markFavorites(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  isFavorite: boolean,
): Promise<void> {
  if (!isFavorite) {
    await tx
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), inArray(favorites.creationId, [...ids])));
    return;
  }
  await tx
    .insert(favorites)
    .values(ids.map((creationId) => ({ userId, creationId })))
    .onConflictDoNothing();
}

/** What is undefined stays as it is. */
export interface CreationValues {
  readonly title?: string | null | undefined;
  readonly altText?: string | null | undefined;
  readonly folderId?: string | null | undefined;
  readonly searchText?: string | undefined;
}

export async function updateCreations(
  tx: Transaction,
  ids: readonly string[],
  values: CreationValues,
): Promise<void> {
  await tx
    .update(creations)
    .set(values)
    .where(inArray(creations.id, [...ids]));
}

export type NewFolder = typeof folders.$inferInsert;

const isOf = (workspaceId: string, id: string) =>
  and(eq(folders.id, id), eq(folders.workspaceId, workspaceId));

/** Ordered by name, with the number of creations in each. */
export async function listFolders(orm: Queryable, workspaceId: string): Promise<Folder[]> {
  return await orm
    .select({ id: folders.id, name: folders.name, count: count(creations.id) })
    .from(folders)
    .leftJoin(creations, and(eq(creations.folderId, folders.id), isNull(creations.deletedAt)))
    .where(eq(folders.workspaceId, workspaceId))
    .groupBy(folders.id)
    .orderBy(asc(sql`lower(${folders.name})`), asc(folders.id));
}

export async function countFolders(tx: Queryable, workspaceId: string): Promise<number> {
  return await tx.$count(folders, eq(folders.workspaceId, workspaceId));
}

export async function insertFolder(tx: Transaction, row: NewFolder): Promise<void> {
  await tx.insert(folders).values(row);
}

/**
 * Keeps a folder from being deleted until the transaction ends.
 * @returns false when the workspace has no such folder
 */
export async function keepFolder(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(isOf(workspaceId, id))
    .for('share');
  return rows.length > 0;
}

/** @returns false when the workspace has no such folder */
export async function renameFolder(
  orm: Queryable,
  workspaceId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await orm
    .update(folders)
    .set({ name })
    .where(isOf(workspaceId, id))
    .returning({ id: folders.id });
  return rows.length > 0;
}

/**
 * Deletes a folder. The creations in it are in no folder then.
 * @returns false when the workspace has no such folder
 */
export async function deleteFolder(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const rows = await orm.delete(folders).where(isOf(workspaceId, id)).returning({ id: folders.id });
  return rows.length > 0;
}

/** Folders and favorites of a user, for the data export. */
export async function readOrganizing(orm: Queryable, userId: string) {
  const marked = await orm
    .select({ creationId: favorites.creationId })
    .from(favorites)
    .where(eq(favorites.userId, userId));
  return {
    folders: await orm
      .select({ id: folders.id, name: folders.name, createdAt: folders.createdAt })
      .from(folders)
      .where(eq(folders.workspaceId, userId)),
    favorites: marked.map(({ creationId }) => creationId),
  };
}
