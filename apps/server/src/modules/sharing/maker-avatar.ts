import { and, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { profiles, publications, suspensions, users } from '../../schema/schema.ts';

/** No operator has closed the public page. */
export const isProfileOpen = isNull(profiles.removedBy);

/**
 * Whether others may see the picture of a user, for queries of `users` with their open `profiles`: it needs a public page
 * and no suspension, and pictures of new accounts wait (docs/community.md).
 */
export const isAvatarShown = (now: Date): SQL | undefined =>
  and(
    isNotNull(users.avatarToken),
    isNotNull(profiles.userId),
    isNull(users.suspendedAt),
    sql`not exists (select from ${suspensions} where ${suspensions.userId} = ${users.id})`,
    or(lte(users.avatarShownAt, now), hasListedSinceUpload),
  );

const hasListedSinceUpload = sql`exists (select from ${publications} as listed
  where listed.user_id = ${users.id} and listed.review_state = 'approved' and listed.published_at >= ${users.avatarAt})`;

/** The token of a picture that others may see; null: there is none. */
export const shownAvatarToken = (now: Date): SQL<string | null> =>
  sql<string | null>`case when ${isAvatarShown(now)} then ${users.avatarToken} end`;
