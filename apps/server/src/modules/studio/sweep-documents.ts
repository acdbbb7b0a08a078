import { sweepInBatches } from '../../platform/jobs/index.ts';
import { restorableSince, type StorageSweepDependencies } from '../creations/index.ts';
import { documentFolder } from './storage-keys.ts';
import { deleteDocuments, findDeletedDocuments } from './store.ts';

/**
 * Deletes rows and files of hidden documents that can no longer be restored.
 * @returns how many there were
 */
export const sweepDocuments = ({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> =>
  sweepInBatches({
    find: (limit) => findDeletedDocuments(database.orm, restorableSince(clock()), limit),
    deleteFiles: ({ workspaceId, id }) => storage.deleteFolder(documentFolder(workspaceId, id)),
    deleteRows: (ids) => deleteDocuments(database.orm, ids),
  });
