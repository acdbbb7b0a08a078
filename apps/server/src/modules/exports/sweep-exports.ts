import type { StorageSweepDependencies } from '../creations/index.ts';
import { deleteExports, findExpiredExports } from './store.ts';

const BATCH = 500;

/**
 * Deletes exports whose files are no longer kept.
 * @returns how many there were
 */
export async function sweepExports({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  let deleted = 0;
  for (;;) {
    const expired = await findExpiredExports(database.orm, clock(), BATCH);
    // In this order, so that the next sweep repeats what a crash interrupts.
    for (const { storageKey } of expired) if (storageKey !== null) await storage.delete(storageKey);
    await deleteExports(
      database.orm,
      expired.map(({ id }) => id),
    );
    deleted += expired.length;
    if (expired.length < BATCH) return deleted;
  }
}
