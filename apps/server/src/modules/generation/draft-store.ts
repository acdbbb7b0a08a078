import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findOrphans } from '../../platform/storage/orphans.ts';
import { generations, jobs } from '../../schema/schema.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';

const FOLDER = 'drafts';

/** The job kind that clears up what an engine has begun elsewhere, its draft too. */
export const CLEANUP_KIND = 'provider-operation-cleanup';

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
      .select({ id: sql<string>`${jobs.requestKey}` })
      .from(jobs)
      .where(
        and(
          isNull(jobs.workspaceId),
          eq(jobs.kind, CLEANUP_KIND),
          inArray(jobs.requestKey, [...some]),
          inArray(jobs.status, ['queued', 'running']),
        ),
      );
    return [...living, ...ended].map(({ id }) => id);
  });
  for (const id of ids) await storage.delete(draftKeyOf(id));
  return ids.length;
}
