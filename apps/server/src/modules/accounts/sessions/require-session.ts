import { SERVER_MESSAGES } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import { deleteOtherSessionsOf, keepSession } from './session-store.ts';

/**
 * For what somebody does with their password in hand: while that was being checked, the owner may
 * have taken the account back and ended every session. Comes after the person has been locked.
 * @throws AppError `unauthenticated`
 */
export async function requireSession(
  tx: Transaction,
  { session }: Pick<SignedInUser, 'session'>,
): Promise<void> {
  if (!(await keepSession(tx, session.id))) throw hasEnded();
}

/**
 * The same, and ends the person's sessions in all other browsers.
 * @throws AppError `unauthenticated`
 */
export async function requireOnlySession(
  tx: Transaction,
  { id, session }: Pick<SignedInUser, 'id' | 'session'>,
): Promise<void> {
  if (!(await deleteOtherSessionsOf(tx, id, session.id))) throw hasEnded();
}

const hasEnded = (): AppError =>
  new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
