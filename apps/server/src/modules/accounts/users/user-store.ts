import type { Language } from '@loopwright/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../schema/schema.ts';
import { createPersonalWorkspace } from '../../workspaces/index.ts';
import type { Account } from './account.ts';

export const accountColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  avatarToken: users.avatarToken,
};

type NewUser = typeof users.$inferInsert;

/**
 * Inserts a user with their personal workspace.
 * @returns null when the username or the email is taken
 */
export async function insertUser(tx: Transaction, user: NewUser): Promise<Account | null> {
  const [account] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning(accountColumns);
  if (account === undefined) return null;
  await createPersonalWorkspace(tx, account.id, user.createdAt);
  return account;
}

export interface IdentityKeys {
  readonly usernameKey: string;
  readonly emailKey: string;
}

/** @returns which of the two another user has, the username first; null: both are free */
export async function findTaken(
  database: Queryable,
  keys: IdentityKeys,
): Promise<'username' | 'email' | null> {
  const rows = await database
    .select({ usernameKey: users.usernameKey })
    .from(users)
    .where(or(eq(users.usernameKey, keys.usernameKey), eq(users.emailKey, keys.emailKey)));
  if (rows.length === 0) return null;
  return rows.some((row) => row.usernameKey === keys.usernameKey) ? 'username' : 'email';
}

export interface StoredLogin {
  readonly account: Account;
  readonly passwordHash: string | null;
}

/** Finds a user by username or email: usernames contain no '@'. */
export async function findLogin(database: Queryable, key: string): Promise<StoredLogin | null> {
  const column = key.includes('@') ? users.emailKey : users.usernameKey;
  const rows = await database
    .select({ account: accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(column, key));
  return rows[0] ?? null;
}

/** @returns null when the user has no password or does not exist */
export async function readPasswordHash(
  database: Queryable,
  userId: string,
): Promise<string | null> {
  const rows = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0]?.passwordHash ?? null;
}

/**
 * Locks the user against a change of the password until the transaction ends.
 * @returns false when the hash has already been replaced
 */
export async function keepPasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('key share');
  return rows.length > 0;
}

/** Does nothing when the stored hash is no longer `oldHash`. */
export async function replacePasswordHash(
  database: Queryable,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)));
}

/** Remembers the language of a user for emails that no request of theirs causes. Writes nothing when it is the same. */
export async function keepLanguage(
  database: Queryable,
  userId: string,
  language: Language,
): Promise<void> {
  await database
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), sql`${users.language} is distinct from ${language}`));
}
