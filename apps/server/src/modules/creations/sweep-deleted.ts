import { UNDO_DELETION_MS } from '@loopwright/contract';
import { creationFolder } from './creation.ts';
import { removeDeleted } from './store.ts';
import type { StorageSweepDependencies } from './sweep-creations.ts';

/** A click in the last moment still has to reach the server. */
const GRACE_MS = 5000;
const BATCH = 500;

/** How often deleted creations are looked for. */
export const DELETED_SWEEP_INTERVAL_MS = 5000;

/** What was deleted after this moment can be restored. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - UNDO_DELETION_MS - GRACE_MS);

/**
 * Removes deleted creations, rows and files, once they can no longer be restored.
 * @returns how many there were
 */
export async function sweepDeleted({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let removed = 0;
  for (;;) {
    const until = restorableSince(clock());
    const ids = await database.transaction((tx) => removeDeleted(tx, until, BATCH));
    // Files that a crash leaves behind here belong to no row: the sweep of creations finds them.
    for (const id of ids) await storage.deleteFolder(creationFolder(id));
    removed += ids.length;
    if (ids.length < BATCH) return removed;
  }
}
