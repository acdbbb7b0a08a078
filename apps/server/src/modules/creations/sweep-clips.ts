import type { StorageSweepDependencies } from './sweep-creations.ts';
import { clipKey } from './creation.ts';
import { findOutdatedClips, forgetClip } from './store.ts';

const BATCH = 500;

/**
 * Deletes the clips whose time is over. The loops that were cut from them stay.
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
      // In this order: what a crash leaves over is found again.
      await storage.delete(clipKey(id));
      await forgetClip(database.orm, id);
    }
    deleted += ids.length;
    if (ids.length < BATCH) return deleted;
  }
}
