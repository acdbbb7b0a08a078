import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { GenerationLog } from '../../platform/observability/log.ts';
import { lockRescue, lockSilentGenerations, readMoment } from './rescue-store.ts';
import type { GenerationRow } from './store.ts';
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
  const since = {
    withWorker: await readMoment(database.orm, silentForSeconds),
    alone: await readMoment(database.orm, silentForSeconds * 2),
  };
  const rescued = await database.transaction(async (tx) => {
    if (!(await lockRescue(tx))) return [];
    const rows = await lockSilentGenerations(tx, since);
    const results: { row: GenerationRow; isOwn: boolean; hasEnded: boolean }[] = [];
    for (const row of rows) {
      const isOwn = isToBlame(row, rows);
      const death = { cause: new Error('The worker fell silent.'), isOwn, tookWorker: true };
      results.push({ row, isOwn, hasEnded: await buryOrRetry(parts, tx, row, death) });
    }
    return results;
  });
  for (const { row, isOwn, hasEnded } of rescued) {
    const details = { generationId: row.id, attempt: row.attempt, isOwn, hasEnded };
    log.warn(details, 'a worker fell silent');
    if (hasEnded) parts.onEnded?.(row, 'failed');
    if (hasEnded && row.referenceKey !== null) await storage.delete(row.referenceKey);
  }
  return rescued.length;
}

/**
 * A worker that dies says nothing of why. Its only run is to blame; of several that went silent
 * together at most one is, and more likely somebody pulled the plug: none of them is counted, and
 * each runs alone from then on, so that the guilty one is found. A worker that had been told to stop
 * was killed for being slow.
 */
const isToBlame = (row: GenerationRow, silent: readonly GenerationRow[]): boolean =>
  silent.length === 1 && !row.isExcused;
