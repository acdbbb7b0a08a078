import { randomUUID } from 'node:crypto';
import { isMailAddress, type Language, MAIL_LINK_MINUTES } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MailLinkPurpose } from '../../../schema/schema.ts';
import { hashOpaqueToken, newOpaqueToken } from '../../../platform/opaque-token.ts';
import { replaceLink } from './mail-link-store.ts';
import type { Person } from './person-store.ts';
import type { RecoveryParts } from './recovery-parts.ts';

const MINUTE_MS = 60 * 1000;

const KINDS = {
  'reset-password': { letter: 'resetPassword', minutes: MAIL_LINK_MINUTES.passwordReset },
  'confirm-email': { letter: 'confirmEmail', minutes: MAIL_LINK_MINUTES.emailConfirmation },
} as const satisfies Record<MailLinkPurpose, object>;

export interface LinkOrder {
  readonly purpose: MailLinkPurpose;
  /** Finds the person and locks them. */
  readonly find: (tx: Transaction) => Promise<Person | null>;
  /** Where the letter goes, if not to the address that counts. */
  readonly email?: string;
  readonly language: Language;
}

/**
 * Makes a link, which ends the earlier ones of its purpose, and sends it. For somebody who does not
 * exist the same statements run, and no letter leaves.
 * @throws AppError `unavailable` when the letter could not be handed over
 */
export async function sendLink(
  {
    database,
    clock,
    mailer,
    letters,
  }: Pick<RecoveryParts, 'database' | 'clock' | 'mailer' | 'letters'>,
  { purpose, find, email: otherEmail, language }: LinkOrder,
): Promise<void> {
  const { letter, minutes } = KINDS[purpose];
  const token = newOpaqueToken();
  const recipient = await database.transaction(async (tx) => {
    const person = await find(tx);
    const email = otherEmail ?? person?.account.email ?? null;
    await replaceLink(tx, {
      tokenHash: hashOpaqueToken(token),
      userId: person?.account.id ?? randomUUID(),
      purpose,
      email: email ?? '',
      expiresAt: new Date(clock().getTime() + minutes * MINUTE_MS),
    });
    return person && email !== null && isMailAddress(email)
      ? { email, name: person.account.name, language }
      : null;
  });
  if (recipient !== null) await mailer.send(letters[letter](recipient, token));
}
