import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOrphans } from '../../platform/storage/orphans.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { generations } from '../../schema/schema.ts';

const FOLDER = 'references';

/** The storage key of a generation's reference image, which is deleted when the generation has ended. */
export const referenceKeyOf = (generationId: string): string => `${FOLDER}/${generationId}.png`;

/**
 * Deletes reference images of ended generations, which a process left behind that died.
 * @returns how many there were
 */
export async function sweepReferences(parts: {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}): Promise<number> {
  const { database, storage, clock } = parts;
  const { ids } = await findOrphans(storage, FOLDER, clock(), async (some) => {
    const rows = await database.orm
      .select({ id: generations.id })
      .from(generations)
      .where(and(inArray(generations.id, [...some]), isNotNull(generations.referenceKey)));
    return rows.map(({ id }) => id);
  });
  for (const id of ids) await storage.delete(referenceKeyOf(id));
  return ids.length;
}
