import { sweepInBatches } from '../../platform/jobs/index.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';
import { deleteExports, findExpiredExports } from './store.ts';

/**
 * Deletes exports whose files are no longer kept.
 * @returns how many there were
 */
export const sweepExports = ({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> =>
  sweepInBatches({
    find: (limit) => findExpiredExports(database.orm, clock(), limit),
    async deleteFiles({ storageKey }) {
      if (storageKey !== null) await storage.delete(storageKey);
    },
    deleteRows: (ids) => deleteExports(database.orm, ids),
  });
