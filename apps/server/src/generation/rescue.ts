import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { GenerationLog } from './log.ts';
import { lockSilentGeneration, readMoment } from './store.ts';
import { buryOrRetry, type TransitionParts } from './transitions.ts';

export interface RescueParts extends TransitionParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: GenerationLog;
}

/**
 * Finds runs whose worker has been silent and lets them be tried again, or ends those that have
 * killed too many workers. Several processes may do this at the same time.
 * @returns how many were found
 */
export async function rescueGenerations(
  parts: RescueParts,
  silentForSeconds: number,
): Promise<number> {
  const { database, storage, log } = parts;
  // Fixed once, so that a run which somebody takes up meanwhile is not found again.
  const since = await readMoment(database.orm, silentForSeconds);
  let rescued = 0;
  for (;;) {
    const found = await database.transaction(async (tx) => {
      const row = await lockSilentGeneration(tx, since);
      if (row === null) return null;
      const hasEnded = await buryOrRetry(parts, tx, row, new Error('The worker fell silent.'));
      return { row, hasEnded };
    });
    if (found === null) return rescued;
    const { row, hasEnded } = found;
    log.warn({ generationId: row.id, attempt: row.attempt, hasEnded }, 'a worker fell silent');
    if (hasEnded) parts.onEnded?.(row, 'failed');
    if (hasEnded && row.referenceKey !== null) await storage.delete(row.referenceKey);
    rescued += 1;
  }
}
