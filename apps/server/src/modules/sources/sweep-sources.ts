import { sweepInBatches } from '../../platform/jobs/index.ts';
import {
  deleteAssets,
  findExpiredAssets,
  type StorageSweepDependencies,
  watermarkedKeyOf,
} from '../creations/index.ts';

/**
 * Deletes sources that are older than the operator keeps them.
 * @returns how many there were
 */
export const sweepSources = ({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> =>
  sweepInBatches({
    find: (limit) => findExpiredAssets(database.orm, clock(), limit),
    async deleteFiles({ role, storageKey }) {
      if (role === 'source') await storage.delete(watermarkedKeyOf(storageKey));
      await storage.delete(storageKey);
    },
    deleteRows: (ids) => deleteAssets(database.orm, ids),
  });
