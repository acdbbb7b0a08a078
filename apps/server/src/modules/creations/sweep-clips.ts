import { clipKey } from './creation.ts';
import { findOutdatedClips, markClipDeleted } from './store.ts';
import type { StorageSweepDependencies } from './sweep-creations.ts';

const BATCH = 500;

/**
 * Deletes expired clips. The loops that were cut from them stay.
 * @returns how many there were
 */
export async function sweepClips({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = await findOutdatedClips(database.orm, clock(), BATCH);
    for (const id of ids) {
      // In this order, so that the next sweep repeats what a crash interrupts.
      await storage.delete(clipKey(id));
      await markClipDeleted(database.orm, id);
    }
    deleted += ids.length;
    if (ids.length < BATCH) return deleted;
  }
}
