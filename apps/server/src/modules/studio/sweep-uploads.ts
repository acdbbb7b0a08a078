import type { StorageSweepDependencies } from '../creations/index.ts';
import { STUDIO_FOLDER } from './storage-keys.ts';
import { deleteUnusedUploads, findKnownFiles } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The undo history of an open document may name an upload that no saved document names. */
const UNUSED_AFTER_MS = 7 * DAY_MS;
const BATCH = 500;

/**
 * Deletes uploads that no document shows, and files of the Studio without a row.
 * @returns how many there were
 */
export async function sweepStudioFiles(parts: StorageSweepDependencies): Promise<number> {
  return (await sweepUnusedUploads(parts)) + (await sweepUnknownFiles(parts));
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

/** A process that dies between writing file and row leaves a file. Recent ones are skipped: their row may follow. */
async function sweepUnknownFiles({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let deleted = 0;
  let batch: string[] = [];
  const deleteUnknown = async (): Promise<void> => {
    const known = new Set(batch.length === 0 ? [] : await findKnownFiles(database.orm, batch));
    const unknown = batch.filter((key) => !known.has(key));
    for (const key of unknown) await storage.delete(key);
    deleted += unknown.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list(STUDIO_FOLDER)) {
    if (clock().getTime() - modifiedAt.getTime() < DAY_MS) continue;
    batch.push(key);
    if (batch.length === BATCH) await deleteUnknown();
  }
  await deleteUnknown();
  return deleted;
}
