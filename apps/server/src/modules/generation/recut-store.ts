import type { LoopPointChoice } from '@loopwright/contract';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { creations, generations, jobs } from '../../schema/schema.ts';

/** One way to cut a clip, in a workspace. */
interface CutOfClip {
  readonly workspaceId: string;
  readonly clipId: string;
  readonly choice: LoopPointChoice;
}

/** The generation that has made this cut or is making it; else null. */
export async function findSameCut(
  orm: Queryable,
  { workspaceId, clipId, choice }: CutOfClip,
): Promise<string | null> {
  // In this order, so that the second query finds what ends between the two.
  const making = await orm
    .select({ id: generations.id })
    .from(generations)
    .innerJoin(jobs, eq(jobs.id, generations.id))
    .where(
      and(
        eq(jobs.workspaceId, workspaceId),
        inArray(jobs.status, ['queued', 'running']),
        sql`${generations.recut}->'clip'->>'id' = ${clipId}`,
        sql`${generations.recut}->'clip'->>'chosen' = ${String(choice)}`,
      ),
    )
    .limit(1);
  if (making[0] !== undefined) return making[0].id;

  const made = await orm
    .select({ id: creations.generationId })
    .from(creations)
    .where(
      and(
        eq(creations.workspaceId, workspaceId),
        isNotNull(creations.generationId),
        isNull(creations.deletedAt),
        sql`${creations.clip}->>'id' = ${clipId}`,
        sql`${creations.clip}->>'chosen' = ${String(choice)}`,
      ),
    )
    .limit(1);
  return made[0]?.id ?? null;
}
