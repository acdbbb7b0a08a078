import {
  deleteAssets,
  findExpiredAssets,
  type StorageSweepDependencies,
  watermarkedKeyOf,
} from '../creations/index.ts';

const BATCH = 500;

/**
 * Deletes sources that are older than the operator keeps them.
 * @returns how many there were
 */
export async function sweepSources({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let deleted = 0;
  for (;;) {
    const expired = await findExpiredAssets(database.orm, clock(), BATCH);
    // In this order, so that the next sweep repeats what a crash interrupts.
    for (const { role, storageKey } of expired) {
      if (role === 'source') await storage.delete(watermarkedKeyOf(storageKey));
      await storage.delete(storageKey);
    }
    await deleteAssets(
      database.orm,
      expired.map(({ id }) => id),
    );
    deleted += expired.length;
    if (expired.length < BATCH) return deleted;
  }
}
