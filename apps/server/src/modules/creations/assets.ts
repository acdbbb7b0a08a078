import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type AssetRole, assets, creationAssets, creations } from '../../schema/schema.ts';

export type AssetRow = typeof assets.$inferSelect;

/** The row of a file that belongs to a creation, whose workspace and user it shares. */
export type NewAsset = Omit<
  typeof assets.$inferInsert,
  'id' | 'workspaceId' | 'createdBy' | 'createdAt'
>;
type Owner = Pick<typeof assets.$inferInsert, 'id' | 'workspaceId' | 'createdBy' | 'createdAt'>;

/**
 * Stores the row of a creation's file. A creation has one file of each role.
 * @param creation its id, and whose the file is from when on
 */
export async function insertCreationAsset(
  tx: Transaction,
  { id: creationId, ...owner }: Owner,
  asset: NewAsset,
): Promise<void> {
  const { workspaceId, createdBy, createdAt } = owner;
  const id = randomUUID();
  await tx.insert(assets).values({ ...asset, id, workspaceId, createdBy, createdAt });
  await tx.insert(creationAssets).values({ creationId, role: asset.role, assetId: id });
}

/** @returns null when the creation has no file of this role */
export async function findCreationAsset(
  orm: Queryable,
  creationId: string,
  role: AssetRole,
): Promise<AssetRow | null> {
  const [row] = await orm
    .select({ asset: assets })
    .from(creationAssets)
    .innerJoin(assets, eq(assets.id, creationAssets.assetId))
    .where(and(eq(creationAssets.creationId, creationId), eq(creationAssets.role, role)));
  return row?.asset ?? null;
}

/** The files of a creation, in the order of their roles, for the data export. */
export async function listCreationAssets(orm: Queryable, creationId: string) {
  return await orm
    .select({
      role: assets.role,
      mimeType: assets.mimeType,
      sizeBytes: assets.sizeBytes,
      sha256: assets.sha256,
      expiresAt: assets.expiresAt,
      createdAt: assets.createdAt,
    })
    .from(creationAssets)
    .innerJoin(assets, eq(assets.id, creationAssets.assetId))
    .where(eq(creationAssets.creationId, creationId))
    .orderBy(creationAssets.role);
}

/** Deletes rows, with their links to creations. */
export async function deleteAssets(orm: Queryable, ids: readonly string[]): Promise<void> {
  await orm.delete(assets).where(inArray(assets.id, [...ids]));
}

/** Deletes the rows of all files of creations. */
export async function deleteAssetsOfCreations(
  tx: Transaction,
  creationIds: readonly string[],
): Promise<void> {
  const linked = tx
    .select({ id: creationAssets.assetId })
    .from(creationAssets)
    .where(inArray(creationAssets.creationId, [...creationIds]));
  await tx.delete(assets).where(inArray(assets.id, linked));
}

/** Deletes the rows of all files of a workspace. */
export async function deleteAssetsOfWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.delete(assets).where(eq(assets.workspaceId, workspaceId));
}

/** Files whose time is over. */
export async function findExpiredAssets(
  orm: Queryable,
  now: Date,
  limit: number,
): Promise<AssetRow[]> {
  return await orm.select().from(assets).where(lte(assets.expiresAt, now)).limit(limit);
}

/**
 * The size of all stored files of a workspace that count towards its quota. Those of deleted creations do
 * not count.
 */
export async function readStoredBytes(orm: Queryable, workspaceId: string): Promise<number> {
  const deleted = orm
    .select({ id: creationAssets.assetId })
    .from(creationAssets)
    .innerJoin(creations, eq(creations.id, creationAssets.creationId))
    .where(and(eq(creations.workspaceId, workspaceId), isNotNull(creations.deletedAt)));
  const [row] = await orm
    .select({ bytes: sql`coalesce(sum(${assets.sizeBytes}), 0)`.mapWith(Number) })
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), notInArray(assets.id, deleted)));
  return row?.bytes ?? 0;
}
