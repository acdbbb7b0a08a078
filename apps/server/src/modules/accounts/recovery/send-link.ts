import { isMailAddress, type Language, MAIL_LINK_MINUTES } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashOpaqueToken, newOpaqueToken } from '../../../platform/opaque-token.ts';
import type { MailLinkPurpose } from '../../../schema/schema.ts';
import type { AccountState } from '../users/account-state.ts';
import { replaceLink } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';

const MINUTE_MS = 60 * 1000;

const KINDS = {
  'reset-password': { kind: 'resetPassword', minutes: MAIL_LINK_MINUTES.passwordReset },
  'confirm-email': { kind: 'confirmEmail', minutes: MAIL_LINK_MINUTES.emailConfirmation },
} as const satisfies Record<MailLinkPurpose, object>;

export interface LinkOrder {
  readonly purpose: MailLinkPurpose;
  /** Finds the user and locks them; null: none, or no link is wanted. */
  readonly find: (tx: Transaction) => Promise<AccountState | null>;
  /** Where the email goes, if not to the address that counts. */
  readonly email?: string;
  readonly language: Language;
}

/**
 * Makes a link, which ends the earlier ones of its purpose, and sends it. Does nothing when there is no
 * user, or no address that a mail server takes.
 * @throws AppError `unavailable` when the email could not be handed over
 */
export async function sendLink(
  {
    database,
    clock,
    mailer,
    composer,
  }: Pick<RecoveryToolkit, 'database' | 'clock' | 'mailer' | 'composer'>,
  { purpose, find, email: otherEmail, language }: LinkOrder,
): Promise<void> {
  const { kind, minutes } = KINDS[purpose];
  const token = newOpaqueToken();
  const recipient = await database.transaction(async (tx) => {
    const user = await find(tx);
    const email = otherEmail ?? user?.account.email ?? null;
    if (user === null || email === null || !isMailAddress(email)) return null;
    await replaceLink(tx, {
      tokenHash: hashOpaqueToken(token),
      userId: user.account.id,
      purpose,
      email,
      expiresAt: new Date(clock().getTime() + minutes * MINUTE_MS),
    });
    return { email, name: user.account.name, language };
  });
  if (recipient !== null) await mailer.send(composer[kind](recipient, token));
}
