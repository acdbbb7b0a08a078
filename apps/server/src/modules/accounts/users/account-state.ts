import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../schema/schema.ts';
import type { Account } from './account.ts';
import { accountColumns } from './user-store.ts';

/** A user with what decides about their sign-in methods. */
export interface AccountState {
  readonly account: Account;
  /** null: not yet. */
  readonly emailConfirmedAt: Date | null;
  readonly hasPassword: boolean;
}

const columns = {
  account: accountColumns,
  emailConfirmedAt: users.emailConfirmedAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

/**
 * Locks the user's sign-in methods until the transaction ends. It is the first lock that each of these
 * transactions takes, so that no two wait for each other; a deletion locks the workspace before. No row
 * that refers to the user can be inserted meanwhile.
 * @returns null when the account is deleted
 */
export async function lockUser(tx: Transaction, userId: string): Promise<AccountState | null> {
  const [user] = await tx.select(columns).from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
}

/** @returns null when the account is deleted */
export async function readUser(database: Queryable, userId: string): Promise<AccountState | null> {
  const [user] = await database.select(columns).from(users).where(eq(users.id, userId));
  return user ?? null;
}

/**
 * Keeps the account from being deleted until the transaction ends.
 * @returns false when it is deleted
 */
export async function keepUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length > 0;
}
