import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import {
  assets,
  blockedPictures,
  creationAssets,
  moderationLog,
  suspensions,
} from '../../schema/schema.ts';

/** Bits of 64 in which the perceptual hashes of two pictures that look alike may differ. */
const NEAR_BITS = 6;

/** The SHA-256 of the file of a creation. */
export async function findSha256(orm: Queryable, creationId: string): Promise<string | null> {
  const [row] = await orm
    .select({ sha256: assets.sha256 })
    .from(creationAssets)
    .innerJoin(assets, eq(assets.id, creationAssets.assetId))
    .where(and(eq(creationAssets.creationId, creationId), eq(creationAssets.role, 'master')));
  return row?.sha256 ?? null;
}

/** Whether the very same file was removed. */
export async function isBlockedFile(orm: Queryable, creationId: string): Promise<boolean> {
  const sha256 = await findSha256(orm, creationId);
  if (sha256 === null) return false;
  const rows = await orm
    .select({ id: blockedPictures.id })
    .from(blockedPictures)
    .where(eq(blockedPictures.sha256, sha256))
    .limit(1);
  return rows.length > 0;
}

/** The number of bits in which a column with a perceptual hash differs from another one is small. */
export const isNear = (column: unknown, pictureHash: string) =>
  sql`bit_count(('x' || ${column})::bit(64) # ('x' || ${pictureHash}::text)::bit(64)) <= ${sql.raw(String(NEAR_BITS))}`;

/** Whether a picture that looks like this one was removed. */
export async function isBlockedPicture(orm: Queryable, pictureHash: string): Promise<boolean> {
  const rows = await orm
    .select({ id: blockedPictures.id })
    .from(blockedPictures)
    .where(isNear(blockedPictures.pictureHash, pictureHash))
    .limit(1);
  return rows.length > 0;
}

export async function isSuspended(orm: Queryable, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(eq(suspensions.userId, userId));
  return rows.length > 0;
}

/** The creations that have the very same file, of all workspaces. */
export async function findCopies(tx: Transaction, sha256: string): Promise<string[]> {
  const rows = await tx
    .select({ creationId: creationAssets.creationId })
    .from(assets)
    .innerJoin(creationAssets, eq(creationAssets.assetId, assets.id))
    .where(and(eq(assets.sha256, sha256), eq(creationAssets.role, 'master')));
  return rows.map(({ creationId }) => creationId);
}

/** Whether the last decision about a creation was against it, so that a person looks at it before it is listed again. */
export async function wasRestricted(orm: Queryable, creationId: string): Promise<boolean> {
  const [last] = await orm
    .select({ action: moderationLog.action })
    .from(moderationLog)
    .where(eq(moderationLog.creationId, creationId))
    .orderBy(desc(moderationLog.createdAt))
    .limit(1);
  return last !== undefined && last.action !== 'keep' && last.action !== 'reversed';
}
