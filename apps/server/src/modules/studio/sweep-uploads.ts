import { deleteUnknownFiles } from '../../platform/storage/unknown-files.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';
import { STUDIO_FOLDER } from './storage-keys.ts';
import { deleteUnusedUploads, findKnownFiles } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The undo history of an open document may name an upload that no saved document names. */
const UNUSED_AFTER_MS = 7 * DAY_MS;

/**
 * Deletes uploads that no document shows, and files of the Studio without a row.
 * @returns how many there were
 */
export async function sweepStudioFiles(parts: StorageSweepDependencies): Promise<number> {
  const findKnown = (keys: readonly string[]) => findKnownFiles(parts.database.orm, keys);
  return (
    (await sweepUnusedUploads(parts)) + (await deleteUnknownFiles(parts, STUDIO_FOLDER, findKnown))
  );
}

async function sweepUnusedUploads({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  const before = new Date(clock().getTime() - UNUSED_AFTER_MS);
  // The row first: a file without a row is found by the next sweep.
  const keys = await deleteUnusedUploads(database.orm, before);
  for (const key of keys) await storage.delete(key);
  return keys.length;
}
