import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import { lookupKey } from '../users/identity.ts';

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
