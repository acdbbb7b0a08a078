import type { ReviewReason } from '@loopwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { publications, users } from '../../schema/schema.ts';
import { risingScore } from './rising-score.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** @returns null when the creation was not offered to the community gallery */
export async function findPublication(
  orm: Queryable,
  creationId: string,
): Promise<PublicationRow | null> {
  const [row] = await orm
    .select()
    .from(publications)
    .where(eq(publications.creationId, creationId));
  return row ?? null;
}

export type NewPublication = typeof publications.$inferInsert;

export async function insertPublication(tx: Transaction, row: NewPublication): Promise<void> {
  await tx.insert(publications).values(row);
}

export async function updatePublication(
  tx: Transaction,
  creationId: string,
  values: Partial<NewPublication>,
): Promise<void> {
  await tx.update(publications).set(values).where(eq(publications.creationId, creationId));
}

/** Lists a publication that was waiting. @returns false when it no longer was */
export async function approvePublication(
  tx: Transaction,
  creationId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(publications)
    .set({
      reviewState: 'approved',
      reviewReason: null,
      publishedAt: now,
      score: risingScore(sql`${now.toISOString()}::timestamptz`, sql`${publications.likes}`),
    })
    .where(and(eq(publications.creationId, creationId), eq(publications.reviewState, 'waiting')))
    .returning({ id: publications.creationId });
  return rows.length > 0;
}

/** From now on it waits for an operator. */
export const holdPublication = (
  tx: Transaction,
  creationId: string,
  reviewReason: ReviewReason,
): Promise<void> => updatePublication(tx, creationId, { reviewReason });

export async function deletePublication(tx: Transaction, creationId: string): Promise<void> {
  await tx.delete(publications).where(eq(publications.creationId, creationId));
}

/** When the account was made. @returns null when it is deleted */
export async function findUserSince(orm: Queryable, userId: string): Promise<Date | null> {
  const [row] = await orm
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row?.createdAt ?? null;
}
