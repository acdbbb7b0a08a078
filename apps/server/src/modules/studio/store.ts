import type { StudioDocument } from '@loopwright/studio';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import {
  assets,
  creationAssets,
  creationExports,
  creations,
  documents,
} from '../../schema/schema.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type NewDocumentRow = typeof documents.$inferInsert;

const isOf = (workspaceId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt));

/** The columns that follow from the body. */
export const measuresOf = ({ canvas, frameCount }: StudioDocument) => ({
  width: canvas.width,
  height: canvas.height,
  frameCount,
});

export async function insertDocument(tx: Transaction, row: NewDocumentRow): Promise<void> {
  await tx.insert(documents).values(row);
}

/** @returns null when the workspace has no such document */
export async function findDocument(
  orm: Queryable,
  workspaceId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await orm.select().from(documents).where(isOf(workspaceId, id));
  return row ?? null;
}

/** A document in a list, with what the address of its preview is made of. */
export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** The documents of a workspace without their bodies, last changed first. */
export async function listDocuments(orm: Queryable, workspaceId: string) {
  const { body: _, ...columns } = getTableColumns(documents);
  return await orm
    .select({ ...columns, mediaToken: creations.mediaToken, kind: creations.kind })
    .from(documents)
    .leftJoin(creations, and(eq(creations.id, documents.creationId), isNull(creations.deletedAt)))
    .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.updatedAt), desc(documents.id));
}

const PAGE = 100;

/** The documents of a workspace with their bodies, oldest first, read a page at a time. */
export async function* readDocuments(
  orm: Queryable,
  workspaceId: string,
): AsyncGenerator<DocumentRow> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await orm
      .select()
      .from(documents)
      .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt)))
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(PAGE)
      .offset(offset);
    yield* page;
    if (page.length < PAGE) return;
  }
}

export async function countDocuments(orm: Queryable, workspaceId: string): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(documents)
    .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt)));
  return row?.count ?? 0;
}

/**
 * Replaces name and body of a document if it has this version.
 * @returns null when it has another one, or is deleted
 */
export async function updateDocument(
  tx: Transaction,
  workspaceId: string,
  id: string,
  version: number,
  change: { readonly name: string; readonly body: StudioDocument; readonly updatedAt: Date },
): Promise<DocumentRow | null> {
  const [row] = await tx
    .update(documents)
    .set({ ...change, ...measuresOf(change.body), version: version + 1 })
    .where(and(isOf(workspaceId, id), eq(documents.version, version)))
    .returning();
  return row ?? null;
}

/** Hides a document. @returns false when the workspace has no such document */
export async function markDocumentDeleted(
  orm: Queryable,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(documents)
    .set({ deletedAt: now })
    .where(isOf(workspaceId, id))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/**
 * Shows a hidden document again. Does nothing when it is not hidden.
 * @returns false when it was hidden before `after`, or does not exist
 */
export async function restoreDocument(
  orm: Queryable,
  workspaceId: string,
  id: string,
  after: Date,
): Promise<boolean> {
  const rows = await orm
    .update(documents)
    .set({ deletedAt: null })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.workspaceId, workspaceId),
        or(isNull(documents.deletedAt), gt(documents.deletedAt, after)),
      ),
    )
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Documents that were hidden at `until` or before, with their workspaces. */
export async function findDeletedDocuments(
  orm: Queryable,
  until: Date,
  limit: number,
): Promise<{ readonly id: string; readonly workspaceId: string }[]> {
  return await orm
    .select({ id: documents.id, workspaceId: documents.workspaceId })
    .from(documents)
    .where(lte(documents.deletedAt, until))
    .limit(limit);
}

export async function deleteDocuments(orm: Queryable, ids: readonly string[]): Promise<void> {
  await orm.delete(documents).where(inArray(documents.id, [...ids]));
}

/** A file that a layer can show, with the creation whose master it is. */
export interface LayerAsset {
  readonly asset: typeof assets.$inferSelect;
  /** null: an upload. */
  readonly creationId: string | null;
}

/** Those of the files that layers of the workspace's documents may show: masters of its creations, uploads, and its logo. */
export async function findLayerAssets(
  orm: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<LayerAsset[]> {
  if (ids.length === 0) return [];
  return await orm
    .select({ asset: assets, creationId: creations.id })
    .from(assets)
    .leftJoin(creationAssets, eq(creationAssets.assetId, assets.id))
    .leftJoin(creations, eq(creations.id, creationAssets.creationId))
    .where(
      and(
        inArray(assets.id, [...ids]),
        eq(assets.workspaceId, workspaceId),
        inArray(assets.role, ['master', 'upload', 'logo']),
        isNull(creations.deletedAt),
      ),
    );
}

export async function insertUpload(
  tx: Transaction,
  row: Omit<typeof assets.$inferInsert, 'role'>,
): Promise<void> {
  await tx.insert(assets).values({ ...row, role: 'upload' });
}

/** The uploads of a workspace, for the data export. */
export async function readUploads(orm: Queryable, workspaceId: string) {
  return await orm
    .select({
      id: assets.id,
      width: assets.width,
      height: assets.height,
      frameCount: assets.frameCount,
      durationMs: assets.durationMs,
      sizeBytes: assets.sizeBytes,
      sha256: assets.sha256,
      createdAt: assets.createdAt,
    })
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), eq(assets.role, 'upload')))
    .orderBy(asc(assets.createdAt));
}

/** Deletes the rows of old uploads that no document of their workspace shows. @returns their storage keys */
export async function deleteUnusedUploads(orm: Queryable, before: Date): Promise<string[]> {
  const showsIt = orm
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.workspaceId, assets.workspaceId),
        sql`${documents.body} @> jsonb_build_object('layers', jsonb_build_array(
          jsonb_build_object('source', jsonb_build_object('assetId', ${assets.id}::text))))`,
      ),
    );
  const rows = await orm
    .delete(assets)
    .where(and(eq(assets.role, 'upload'), lte(assets.createdAt, before), notExists(showsIt)))
    .returning({ storageKey: assets.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** @returns those of the storage keys that a row of an upload or of an export names */
export async function findKnownFiles(orm: Queryable, keys: readonly string[]): Promise<string[]> {
  const uploads = orm
    .select({ key: assets.storageKey })
    .from(assets)
    .where(inArray(assets.storageKey, [...keys]));
  const files = orm
    .select({ key: sql<string>`${creationExports.storageKey}` })
    .from(creationExports)
    .where(inArray(creationExports.storageKey, [...keys]));
  return (await unionAll(uploads, files)).map(({ key }) => key);
}

/** Stores the hash of a file that is older than hashes. */
export async function setAssetHash(orm: Queryable, id: string, sha256: string): Promise<void> {
  await orm.update(assets).set({ sha256 }).where(eq(assets.id, id));
}
