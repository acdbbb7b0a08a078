import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import type { Account } from '../users/account.ts';
import { lookupKey } from '../users/identity.ts';
import { accountColumns } from '../users/user-store.ts';

/** A user and what is known about the ways to them. */
export interface AccountState {
  readonly account: Account;
  /** null: not yet. */
  readonly emailConfirmedAt: Date | null;
}

const userColumns = { account: accountColumns, emailConfirmedAt: users.emailConfirmedAt };

/**
 * Until the transaction ends, no other one changes the ways into the account. It is the first lock
 * that each of these transactions takes, so that no two wait for each other.
 * @returns null when the account is deleted
 */
export async function lockUser(tx: Transaction, userId: string): Promise<AccountState | null> {
  const [user] = await tx.select(userColumns).from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
}

/** @returns null when no account has the address */
export async function findUserIdByEmail(
  database: Queryable,
  emailKey: string,
): Promise<string | null> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return rows[0]?.id ?? null;
}

/** @returns null when they are gone */
export async function readUser(database: Queryable, userId: string): Promise<AccountState | null> {
  const rows = await database.select(userColumns).from(users).where(eq(users.id, userId));
  return rows[0] ?? null;
}

export const isEmailTaken = async (database: Queryable, emailKey: string): Promise<boolean> =>
  (await findUserIdByEmail(database, emailKey)) !== null;

export async function setPasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function setConfirmedEmail(
  tx: Transaction,
  userId: string,
  email: string,
  emailConfirmedAt: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailKey: lookupKey(email), emailConfirmedAt })
    .where(eq(users.id, userId));
}

export async function deleteIdentitiesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}
