import { and, inArray, isNotNull } from 'drizzle-orm';
import { generations, leftovers } from '../../schema/schema.ts';
import { findOrphans } from '../../platform/storage/orphans.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';

const FOLDER = 'drafts';

/** Where the draft of a generation lies until what its engine has begun is cleared up. */
export const draftKeyOf = (generationId: string): string => `${FOLDER}/${generationId}.png`;

/**
 * Deletes drafts that no generation goes on with: a worker kept one that did not know yet of the end.
 * @returns how many there were
 */
export async function sweepDrafts({
  database,
  storage,
  clock,
}: StorageSweepDependencies): Promise<number> {
  const { ids } = await findOrphans(storage, FOLDER, clock(), async (some) => {
    const living = await database.orm
      .select({ id: generations.id })
      .from(generations)
      .where(and(inArray(generations.id, [...some]), isNotNull(generations.operation)));
    const ended = await database.orm
      .select({ id: leftovers.generationId })
      .from(leftovers)
      .where(inArray(leftovers.generationId, [...some]));
    return [...living, ...ended].map(({ id }) => id);
  });
  for (const id of ids) await storage.delete(draftKeyOf(id));
  return ids.length;
}
