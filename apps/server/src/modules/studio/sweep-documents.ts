import type { StorageSweepDependencies } from '../creations/index.ts';
import { restorableDocumentsSince } from './service.ts';
import { documentFolder } from './storage-keys.ts';
import { deleteDocuments, findDeletedDocuments } from './store.ts';

const BATCH = 500;

/**
 * Deletes rows and files of hidden documents that can no longer be restored.
 * @returns how many there were
 */
export async function sweepDocuments({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let deleted = 0;
  for (;;) {
    const until = restorableDocumentsSince(clock());
    const found = await findDeletedDocuments(database.orm, until, BATCH);
    // In this order, so that the next sweep repeats what a crash interrupts.
    for (const { workspaceId, id } of found) {
      await storage.deleteFolder(documentFolder(workspaceId, id));
    }
    await deleteDocuments(
      database.orm,
      found.map(({ id }) => id),
    );
    deleted += found.length;
    if (found.length < BATCH) return deleted;
  }
}
