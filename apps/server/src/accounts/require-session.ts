import { SERVER_MESSAGES } from '@loopwright/contract';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { SignedInMember } from './account.ts';
import { keepSession } from './session-store.ts';

/**
 * For what somebody does with their password in hand: while that was being checked, the owner may
 * have taken the account back and ended every session. Comes after the person has been locked.
 * @throws AppError `unauthenticated`
 */
export async function requireSession(
  tx: Transaction,
  { session }: Pick<SignedInMember, 'session'>,
): Promise<void> {
  if (await keepSession(tx, session.id)) return;
  throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
}
