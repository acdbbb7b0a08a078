import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identities, sessions, users } from '../../../schema/schema.ts';

interface SignInMethods {
  readonly hasPassword: boolean;
  readonly isEmailConfirmed: boolean;
}

export async function readSignInMethods(
  database: Queryable,
  userId: string,
): Promise<SignInMethods> {
  const rows = await database
    .select({
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0] ?? { hasPassword: false, isEmailConfirmed: false };
}

export const readIdentities = (database: Queryable, userId: string) =>
  database
    .select({
      provider: identities.provider,
      label: identities.label,
      linkedAt: identities.linkedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.provider));

/** Newest first. @param seenAfter sessions that were last seen before have expired */
export const readOpenSessions = (database: Queryable, userId: string, now: Date, seenAfter: Date) =>
  database
    .select({
      id: sessions.id,
      agent: sessions.agent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, seenAfter),
      ),
    )
    .orderBy(desc(sessions.createdAt), asc(sessions.id));
