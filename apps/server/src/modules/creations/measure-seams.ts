import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { findUnmeasured, setSeam } from './store.ts';

const BATCH = 100;

export interface SeamMeasuringDependencies {
  readonly database: Database;
  readonly storage: Storage;
  /** The seam of a GIF file; see `measureGifSeam`. */
  readonly measureSeam: (gif: Uint8Array) => Promise<number>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Measures the seams of stored loops that have none: loops that are older than the current definition of
 * the seam. A file that cannot be measured is logged and tried again the next time.
 *
 * @returns how many were measured
 */
export async function measureSeams(
  { database, storage, measureSeam, logger }: SeamMeasuringDependencies,
  signal: AbortSignal,
): Promise<number> {
  let measured = 0;
  let lastId: string | null = null;
  for (;;) {
    const loops: Awaited<ReturnType<typeof findUnmeasured>> = await findUnmeasured(
      database.orm,
      lastId,
      BATCH,
    );
    for (const { id, storageKey } of loops) {
      if (signal.aborted) return measured;
      try {
        const master = await storage.get(storageKey);
        if (master === null) throw new Error('Its file is not in the storage.');
        await setSeam(database.orm, id, await measureSeam(master));
        measured++;
      } catch (err) {
        if (signal.aborted) return measured;
        logger.warn({ err, creationId: id }, 'the seam of a stored loop cannot be measured');
      }
    }
    lastId = loops.at(-1)?.id ?? null;
    if (loops.length < BATCH) return measured;
  }
}
