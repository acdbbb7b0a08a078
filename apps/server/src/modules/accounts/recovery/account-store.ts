import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import { lookupKey } from '../users/identity.ts';

/**
 * Keeps the account from being deleted until the transaction ends.
 * @returns null when no account has the address
 */
export async function keepUserIdByEmail(tx: Transaction, emailKey: string): Promise<string | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .for('key share');
  return user?.id ?? null;
}

export async function isEmailTaken(database: Queryable, emailKey: string): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return rows.length > 0;
}

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
