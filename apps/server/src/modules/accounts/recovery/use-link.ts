import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashOpaqueToken } from '../../../platform/opaque-token.ts';
import type { MailLinkPurpose } from '../../../schema/schema.ts';
import { lockUser, type AccountState } from '../users/account-state.ts';
import { findLink, type MailLink, spendLink } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';

/** A link of an email that was opened. */
export interface UsedLink {
  readonly purpose: MailLinkPurpose;
  readonly token: string;
  /** Where the call comes from, for the limit on guesses. */
  readonly address: string;
}

export const linkExpired = (): AppError => new AppError('linkExpired');

/**
 * Uses a link, once: `prepare` looks at it and may refuse without spending it, then `work` runs in
 * the transaction that spends it, with the user locked.
 * @throws AppError `invalid` when it has expired, was used or never was, or `too-many`
 */
export async function useLink<Prepared, Result>(
  { database, clock, limiter, limits }: RecoveryToolkit,
  { purpose, token, address }: UsedLink,
  prepare: () => Promise<Prepared>,
  work: (
    tx: Transaction,
    user: AccountState,
    link: MailLink,
    prepared: Prepared,
  ) => Promise<Result>,
): Promise<Result> {
  const guesses = `links:address:${address}`;
  await limiter.count(guesses, limits.linksPerAddress, 'tooManyLogins');
  const tokenHash = hashOpaqueToken(token);
  const found = await findLink(database.orm, tokenHash, purpose, clock());
  if (found === null) throw linkExpired();
  // A token that exists was not guessed, even if its use fails.
  await limiter.forgive(guesses);
  const prepared = await prepare();
  return database.transaction(async (tx) => {
    const user = await lockUser(tx, found.userId);
    const link = await spendLink(tx, tokenHash, purpose, clock());
    if (user === null || link === null) throw linkExpired();
    return work(tx, user, link, prepared);
  });
}
