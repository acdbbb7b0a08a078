import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { draftKeyOf } from './draft-store.ts';
import type { Engines } from '../engines/index.ts';
import { deleteLeftover, type Leftover, takeLeftover } from './leftover-store.ts';
import type { GenerationLog } from '../../platform/observability/log.ts';

/** After so many it is left to whoever reads the log. */
const TRIES_MAXIMUM = 5;

export interface LeftoverParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: GenerationLog;
  readonly engines: Pick<Engines, 'find'>;
}

/**
 * Lets engines end and clear up what they have begun elsewhere for generations that have ended in
 * whatever way. Several processes may do this at the same time; each leftover is taken by one.
 * @param signal stops between two
 * @returns how many were looked at
 */
export async function clearLeftovers(parts: LeftoverParts, signal: AbortSignal): Promise<number> {
  let taken = 0;
  while (!signal.aborted) {
    const leftover = await takeLeftover(parts.database.orm);
    if (leftover === null) break;
    await clear(parts, leftover);
    taken += 1;
  }
  return taken;
}

async function clear(parts: LeftoverParts, leftover: Leftover): Promise<void> {
  const { database, storage, log, engines } = parts;
  const { generationId, kind, model, operation, tries } = leftover;
  try {
    await engines.find(kind, model ?? undefined).discardOperation?.(operation);
    await storage.delete(draftKeyOf(generationId));
  } catch (err) {
    const details = { err, generationId, model, tries };
    if (tries < TRIES_MAXIMUM) return log.warn(details, 'an operation could not be ended yet');
    log.error(details, 'an operation could not be ended: its provider may go on and bill it');
  }
  await deleteLeftover(database.orm, generationId);
}
