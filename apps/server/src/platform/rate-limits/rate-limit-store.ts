import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { rateLimits } from '../../schema/schema.ts';
import type { Queryable } from '../database/database.ts';

export interface Window {
  readonly count: number;
  readonly resetsAt: Date;
}

/** Counts one attempt, in a new window when the last one is over. */
export async function countAttempt(
  database: Queryable,
  key: string,
  now: Date,
  windowMs: number,
): Promise<Window> {
  const resetsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await database
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  const window = rows[0];
  if (window === undefined) throw new Error('Counting an attempt answered no row');
  return window;
}

/** Takes one attempt back, because it turned out not to count. */
export async function forgiveAttempt(database: Queryable, key: string): Promise<void> {
  await database
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

export async function clearAttempts(database: Queryable, key: string): Promise<void> {
  await database.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** @returns how many were deleted */
export async function deleteEndedWindows(database: Queryable, now: Date): Promise<number> {
  const deleted = await database
    .delete(rateLimits)
    .where(lt(rateLimits.resetsAt, now))
    .returning({ key: rateLimits.key });
  return deleted.length;
}
