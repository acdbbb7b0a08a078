import { UNDO_DELETION_MS } from '@loopwright/contract';
import { creationFolder } from './creation.ts';
import { hasDeletedUntil, removeDeleted } from './store.ts';
import type { StorageSweepDependencies } from './sweep-creations.ts';

/** The time that a last-moment click takes to reach the server. */
const GRACE_MS = 5000;
const BATCH = 500;

/** How often deleted creations are swept. */
export const DELETED_SWEEP_INTERVAL_MS = 5000;

/** Creations that were deleted after this moment can be restored. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - UNDO_DELETION_MS - GRACE_MS);

/** Whether `sweepDeleted` would find anything. */
export const hasDeleted = ({ database, clock }: StorageSweepDependencies): Promise<boolean> =>
  hasDeletedUntil(database.orm, restorableSince(clock()));

/**
 * Deletes rows and files of hidden creations that can no longer be restored.
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
    // The sweep of creations finds the files that a crash here leaves without a row.
    for (const id of ids) await storage.deleteFolder(creationFolder(id));
    removed += ids.length;
    if (ids.length < BATCH) return removed;
  }
}
