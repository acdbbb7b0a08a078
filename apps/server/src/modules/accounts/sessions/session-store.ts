import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import {
  memberships,
  sessions,
  subscriptions,
  tokenAccounts,
  users,
  workspaces,
} from '../../../schema/schema.ts';
import type { Account } from '../users/account.ts';
import {
  membershipColumns,
  type StoredMembership,
  subscriptionColumns,
  tokenColumns,
} from '../users/membership-store.ts';
import { accountColumns } from '../users/user-store.ts';

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

export interface StoredSession {
  readonly tokenHash: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly activeWorkspaceId: string | null;
  readonly account: Account;
  /** All memberships of the user, including the personal workspace. */
  readonly memberships: readonly StoredMembership[];
}

/** @returns the id of the session, by which its user can end it */
export async function insertSession(database: Queryable, session: NewSession): Promise<string> {
  const id = randomUUID();
  await database.insert(sessions).values({ ...session, id });
  return id;
}

/** Reads sessions with their users and the users' workspaces. The caller checks whether they have expired. */
export async function readSessions(
  database: Queryable,
  tokenHashes: readonly string[],
): Promise<StoredSession[]> {
  const rows = await database
    .select({
      session: {
        tokenHash: sessions.tokenHash,
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        activeWorkspaceId: sessions.activeWorkspaceId,
      },
      account: accountColumns,
      membership: membershipColumns,
      tokens: tokenColumns,
      subscription: subscriptionColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(tokenAccounts, eq(tokenAccounts.workspaceId, workspaces.id))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)})`);
  const byToken = Map.groupBy(rows, ({ session }) => session.tokenHash);
  return [...byToken.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first.session, account: first.account, memberships: [first, ...others] }],
  );
}

/** When several processes see the session at the same time, one of them writes. */
export async function touchSession(
  database: Queryable,
  session: StoredSession,
  seenAt: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ lastSeenAt: seenAt })
    .where(
      and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.lastSeenAt, session.lastSeenAt)),
    );
}

/**
 * Locks a session so that it cannot end before the transaction does.
 * @returns false when it has already ended
 */
export async function keepSession(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('key share');
  return rows.length > 0;
}

export async function deleteSession(database: Queryable, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** @returns the ids of the deleted sessions */
export async function deleteSessionsOf(database: Queryable, userId: string): Promise<string[]> {
  const gone = await database
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

/**
 * Locks all sessions of the user before it deletes any, in the order in which `deleteSessionsOf` locks
 * them, so that the two cannot deadlock.
 * @param keptId the session that is not deleted
 * @returns false when that session has already ended; then no session is deleted
 */
export async function deleteOtherSessionsOf(
  tx: Transaction,
  userId: string,
  keptId: string,
): Promise<boolean> {
  const isOfUser = eq(sessions.userId, userId);
  const locked = await tx.select({ id: sessions.id }).from(sessions).where(isOfUser).for('update');
  if (!locked.some(({ id }) => id === keptId)) return false;
  await tx.delete(sessions).where(and(isOfUser, ne(sessions.id, keptId)));
  return true;
}

/** @returns false when the user has no such session */
export async function deleteSessionOf(
  database: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** @returns how many rows were deleted */
export async function deleteExpiredSessions(
  database: Queryable,
  now: Date,
  lastSeenBefore: Date,
): Promise<number> {
  const gone = await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, lastSeenBefore)))
    .returning({ tokenHash: sessions.tokenHash });
  return gone.length;
}
