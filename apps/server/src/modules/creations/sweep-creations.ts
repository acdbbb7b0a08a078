import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOrphans } from '../../platform/storage/orphans.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { CREATIONS_FOLDER, creationFolder } from './creation.ts';
import { findExisting } from './store.ts';

/** A small installation may have so few files that all of them are orphans. */
const SUSPICIOUS_COUNT = 100;

export interface StorageSweepDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Deletes the files of creations that have no row: a process died before it inserted the row, or the row
 * was deleted with its workspace.
 * @returns how many creations that were
 * @throws Error when most are unknown: the storage then belongs to another database
 */
export async function sweepCreations(dependencies: StorageSweepDependencies): Promise<number> {
  const { database, storage, clock } = dependencies;
  const { ids, knownCount } = await findOrphans(storage, CREATIONS_FOLDER, clock(), (some) =>
    findExisting(database.orm, some),
  );
  if (ids.length > Math.max(SUSPICIOUS_COUNT, knownCount)) {
    throw new Error(
      `The database knows ${knownCount} of the stored creations and does not know ${ids.length}. ` +
        'Nothing was deleted: do storage and database belong together?',
    );
  }
  for (const id of ids) await storage.deleteFolder(creationFolder(id));
  return ids.length;
}
