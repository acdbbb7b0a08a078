import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { profiles, publications } from '../../schema/schema.ts';
import { readLikes } from './likes.ts';

/**
 * What a user has in the community, for the data export: their public page, what they offered to the gallery, what
 * they like. Likes are taken back before the account is deleted; all else is deleted with it.
 */
export async function readCommunity(orm: Queryable, userId: string) {
  const [profile] = await orm
    .select({ bio: profiles.bio, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return {
    profile: profile ?? null,
    publications: await orm
      .select({
        creationId: publications.creationId,
        reviewState: publications.reviewState,
        reviewReason: publications.reviewReason,
        likes: publications.likes,
        createdAt: publications.createdAt,
        publishedAt: publications.publishedAt,
      })
      .from(publications)
      .where(eq(publications.userId, userId))
      .orderBy(asc(publications.createdAt), asc(publications.creationId)),
    likes: await readLikes(orm, userId),
  };
}
