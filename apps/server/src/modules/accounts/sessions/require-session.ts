import type { Transaction } from '../../../platform/database/database.ts';
import { unauthenticatedError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import { deleteOtherSessionsOf, keepSession } from './session-store.ts';

/**
 * Checks that the session still exists, and locks it until the transaction ends. The account may have
 * been recovered, which ends every session, while the password of the request was verified. Must be
 * called after the user has been locked.
 * @throws AppError `unauthenticated`
 */
export async function requireSession(
  tx: Transaction,
  { session }: Pick<SignedInUser, 'session'>,
): Promise<void> {
  if (!(await keepSession(tx, session.id))) throw unauthenticatedError();
}

/**
 * As `requireSession`, and ends all other sessions of the user.
 * @throws AppError `unauthenticated`
 */
export async function requireOnlySession(
  tx: Transaction,
  { id, session }: Pick<SignedInUser, 'id' | 'session'>,
): Promise<void> {
  if (!(await deleteOtherSessionsOf(tx, id, session.id))) throw unauthenticatedError();
}
