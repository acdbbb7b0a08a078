import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { billingAccounts, sessions, tokenAccounts, users } from '../../../schema/schema.ts';
import type { Account, MemberBilling } from '../people/account.ts';
import { accountColumns, billingColumns } from '../people/user-store.ts';

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

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

/** @returns the name of the session to its person */
export async function insertSession(database: Queryable, session: NewSession): Promise<string> {
  const id = randomUUID();
  await database.insert(sessions).values({ ...session, id });
  return id;
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

/**
 * Until the transaction ends, it stays so.
 * @returns false when it has been ended meanwhile
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

/** @returns their names to the person */
export async function deleteSessionsOf(database: Queryable, userId: string): Promise<string[]> {
  const gone = await database
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

/**
 * All are locked before one goes, in the order in which ending all of them takes them.
 * @param keptId stays
 * @returns false when that one has been ended meanwhile; then the others stay as well
 */
export async function deleteOtherSessionsOf(
  tx: Transaction,
  userId: string,
  keptId: string,
): Promise<boolean> {
  const isTheirs = eq(sessions.userId, userId);
  const held = await tx.select({ id: sessions.id }).from(sessions).where(isTheirs).for('update');
  if (!held.some(({ id }) => id === keptId)) return false;
  await tx.delete(sessions).where(and(isTheirs, ne(sessions.id, keptId)));
  return true;
}

/** @returns false when the person has no such session */
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
