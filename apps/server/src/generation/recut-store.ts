import type { CutChoice } from '@loopwright/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { creations, generations } from '../database/schema.ts';

/** The generation that has made that cut of a clip for the person, or is at it; else null. */
export async function findSameCut(
  orm: Queryable,
  userId: string,
  clipId: string,
  choice: CutChoice,
): Promise<string | null> {
  const made = await orm
    .select({ id: creations.generationId })
    .from(creations)
    .where(
      and(
        eq(creations.userId, userId),
        isNotNull(creations.generationId),
        sql`${creations.clip}->>'id' = ${clipId}`,
        sql`${creations.clip}->>'chosen' = ${String(choice)}`,
      ),
    )
    .limit(1);
  const making = await orm
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        inArray(generations.status, ['queued', 'running']),
        sql`${generations.recut}->'clip'->>'id' = ${clipId}`,
        sql`${generations.recut}->'clip'->>'chosen' = ${String(choice)}`,
      ),
    )
    .limit(1);
  return made[0]?.id ?? making[0]?.id ?? null;
}
