import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { users } from '../../../schema/schema.ts';

/**
 * Called before a session starts. Locks the user against a suspension until the transaction ends, so that no session
 * starts after a suspension has ended all of them.
 * @throws AppError `forbidden` when the account is suspended
 */
export async function checkMaySignIn(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (user?.suspendedAt) throw new AppError('loginSuspended');
}

/**
 * Keeps the user from signing in. Must be called after the user has been locked; the caller ends their sessions.
 * A suspension that is already there keeps its date.
 */
export async function suspendUser(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: at })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
}

/** Lets the user sign in again. */
export async function liftSuspension(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, userId));
}
