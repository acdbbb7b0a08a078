import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOrphans } from '../../platform/storage/orphans.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { CREATIONS_FOLDER, creationFolder } from './creation.ts';
import { findExisting } from './store.ts';

/** So few may be all that there is. */
const SUSPICIOUS_COUNT = 100;

export interface StorageSweepDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Deletes what is stored for creations that do not exist: their row never came, because a process
 * died first, or has gone with its owner.
 * @returns how many there were
 * @throws Error when most are unknown: then this is the storage of another database
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
