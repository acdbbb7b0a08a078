import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findOrphans } from '../../platform/storage/orphans.ts';
import { generations, jobs } from '../../schema/schema.ts';
import type { StorageSweepDependencies } from '../creations/index.ts';

const FOLDER = 'drafts';

/** The job kind that cleans up a provider operation and its draft. */
export const CLEANUP_KIND = 'provider-operation-cleanup';

/** The storage key of a generation's draft, which the cleanup of its provider operation deletes. */
export const draftKeyOf = (generationId: string): string => `${FOLDER}/${generationId}.png`;

/**
 * Deletes drafts of generations that have ended: a worker may have stored one after the end.
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
