import type { LikeResponse } from '@loopwright/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { likes, publications, users } from '../../schema/schema.ts';
import { findVisible } from './gallery-store.ts';
import { risingScore } from './rising-score.ts';

/** Sets the number of likes and what follows from it, from the rows. The caller holds the publication. */
async function countAnew(tx: Transaction, creationId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(likes)
    .where(eq(likes.creationId, creationId));
  const total = row?.total ?? 0;
  await tx
    .update(publications)
    .set({
      likes: total,
      score: risingScore(sql`${publications.publishedAt}`, sql`${total}::int`),
    })
    .where(eq(publications.creationId, creationId));
  return total;
}

/** Locks the user before the publication, as the deletion of an account does. */
async function lock(tx: Transaction, userId: string, creationId: string): Promise<boolean> {
  const kept = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  const held = await tx
    .select({ id: publications.creationId })
    .from(publications)
    .where(eq(publications.creationId, creationId))
    .for('update');
  return kept.length > 0 && held.length > 0;
}

/**
 * Likes a creation, once for each user, or takes that back.
 * @throws AppError `not-found` when it is not listed, `forbidden` for the user who shares it
 */
export async function setLike(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  slug: string,
  isLiked: boolean,
): Promise<LikeResponse> {
  return await database.transaction(async (tx) => {
    const found = await findVisible(tx, slug);
    if (found === null) throw notFoundError();
    if (isLiked && found.createdBy === userId) throw new AppError('ownLike');
    if (!(await lock(tx, userId, found.id))) throw notFoundError();
    const like = { userId, creationId: found.id };
    if (isLiked) {
      await tx
        .insert(likes)
        .values({ ...like, createdAt: clock() })
        .onConflictDoNothing();
    } else {
      await tx
        .delete(likes)
        .where(and(eq(likes.userId, userId), eq(likes.creationId, like.creationId)));
    }
    return { likes: await countAnew(tx, like.creationId), isLiked };
  });
}

/** Takes back all likes of a user, in the transaction that deletes the account. */
export async function deleteLikes(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: publications.creationId })
    .from(publications)
    .innerJoin(likes, eq(likes.creationId, publications.creationId))
    .where(eq(likes.userId, userId))
    .orderBy(asc(publications.creationId))
    .for('update', { of: publications });
  await tx.delete(likes).where(eq(likes.userId, userId));
  for (const { id } of rows) await countAnew(tx, id);
}

/** What a user likes, for the data export. */
export const readLikes = (orm: Queryable, userId: string) =>
  orm
    .select({ creationId: likes.creationId, createdAt: likes.createdAt })
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(asc(likes.createdAt), asc(likes.creationId));
