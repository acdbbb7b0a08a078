import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { generations, leftovers } from '../../schema/schema.ts';

export type Leftover = typeof leftovers.$inferSelect;

/**
 * Notes what has been begun elsewhere for generations that end with this transaction. What was merely
 * asked for (`asked.ts`) has no name by which anybody could end it.
 */
export async function leaveBehind(tx: Transaction, ending: SQL): Promise<void> {
  const { id: generationId, kind, options, operation } = generations;
  await tx.insert(leftovers).select(
    tx
      .select({
        generationId,
        kind,
        model: sql<string | null>`${options} ->> 'model'`.as('model'),
        operation,
        tries: sql<number>`0`.as('tries'),
        nextTryAt: sql<Date>`now()`.as('next_try_at'),
      })
      .from(generations)
      .where(and(ending, isNotNull(operation), sql`${operation} ->> 'asked' is null`)),
  );
}

/**
 * The next one that nobody else clears up at the moment, or null. For whoever dies of it and whoever
 * fails, it comes back after a minute, then after two, and so on.
 */
export async function takeLeftover(orm: Queryable): Promise<Leftover | null> {
  const { generationId, tries, nextTryAt } = leftovers;
  const next = orm
    .select({ generationId })
    .from(leftovers)
    .where(lte(nextTryAt, sql`now()`))
    .orderBy(asc(nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [leftover] = await orm
    .update(leftovers)
    .set({
      tries: sql`${tries} + 1`,
      nextTryAt: sql`now() + (${tries} + 1) * interval '1 minute'`,
    })
    .where(sql`${generationId} = (${next})`)
    .returning();
  return leftover ?? null;
}

export async function deleteLeftover(orm: Queryable, generationId: string): Promise<void> {
  await orm.delete(leftovers).where(eq(leftovers.generationId, generationId));
}
