import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { assets, creationAssets, creations, shares } from '../../schema/schema.ts';
import { findOwned } from './organizing-store.ts';

/**
 * Gives creations with their files and share pages to another workspace, where they are in no folder. Documents of
 * the workspace that had them show placeholders, as after a deletion.
 * @returns false when the workspace lacks one of them; then none is moved
 */
export async function moveCreations(
  tx: Transaction,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<boolean> {
  const different = [...new Set(ids)].toSorted();
  const isMoved = and(inArray(creations.id, different), eq(creations.workspaceId, from));
  await tx.select({ id: creations.id }).from(creations).where(isMoved).for('update');
  const owned = await findOwned(tx, from, different);
  if (owned.length < different.length) return false;
  await tx.update(creations).set({ workspaceId: to, folderId: null }).where(isMoved);
  await tx.update(shares).set({ workspaceId: to }).where(inArray(shares.creationId, different));
  const files = tx
    .select({ id: creationAssets.assetId })
    .from(creationAssets)
    .where(inArray(creationAssets.creationId, different));
  await tx.update(assets).set({ workspaceId: to }).where(inArray(assets.id, files));
  return true;
}
