import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { billingAccounts, sessions, tokenAccounts, users } from '../database/schema.ts';
import type { Account, MemberBilling } from './account.ts';
import { accountColumns, billingColumns } from './user-store.ts';

type NewSession = typeof sessions.$inferInsert;

export interface StoredSession {
  readonly tokenHash: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly account: Account;
  /** null: they have not held any tokens yet. */
  readonly tokens: Pick<
    typeof tokenAccounts.$inferSelect,
    'weekStart' | 'granted' | 'balance'
  > | null;
  readonly billing: MemberBilling | null;
}

export async function insertSession(database: Queryable, session: NewSession): Promise<void> {
  await database.insert(sessions).values(session);
}

/** With their people. Whether they have expired is for the caller to judge. */
export async function readSessions(
  database: Queryable,
  tokenHashes: readonly string[],
): Promise<StoredSession[]> {
  return database
    .select({
      tokenHash: sessions.tokenHash,
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      account: accountColumns,
      tokens: {
        weekStart: tokenAccounts.weekStart,
        granted: tokenAccounts.granted,
        balance: tokenAccounts.balance,
      },
      billing: billingColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(tokenAccounts, eq(tokenAccounts.userId, users.id))
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)})`);
}

/** Of all processes that saw the session at this moment, one writes. */
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

export async function deleteSession(database: Queryable, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** @returns how many are gone */
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
