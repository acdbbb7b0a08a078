import type { Language } from '@loopwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Account } from '../users/account.ts';
import { Background } from './background.ts';
import { EmailService } from './email-service.ts';
import type { ConnectedAccount } from './letters/connected-account.ts';
import { accountLetters } from './letters/letters.ts';
import { deleteExpiredLinks } from './mail-link-store.ts';
import { PasswordService } from './password-service.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { RecoveryService } from './recovery-service.ts';
import { sendNotice } from './send-notice.ts';

/** Returns at once. */
export type NoticeOfIdentity = (
  kind: 'identityLinked' | 'identityUnlinked',
  person: Pick<Account, 'email' | 'name'>,
  identity: ConnectedAccount,
  language: Language,
) => void;

export interface Recovery {
  readonly recovery: RecoveryService;
  readonly emails: EmailService;
  readonly passwordChanges: PasswordService;
  /** Tells a person by mail that one more account signs in to theirs, or one less. */
  readonly noticeOfIdentity: NoticeOfIdentity;
  /** Waits for the letters that are on their way out. */
  readonly settle: () => Promise<void>;
  /** Each removes something that has expired. */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** All that works with letters. @param publicUrl without a trailing slash, for the links in them */
export function createRecovery(
  surroundings: Omit<RecoveryParts, 'letters' | 'background'>,
  publicUrl: string,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Recovery {
  const background = new Background(logger);
  const parts = { ...surroundings, letters: accountLetters(publicUrl), background };
  const { database, clock } = parts;
  return {
    recovery: new RecoveryService(parts),
    emails: new EmailService(parts),
    passwordChanges: new PasswordService(parts),
    noticeOfIdentity: (kind, person, identity, language) =>
      sendNotice(parts, kind, person, language, [identity]),
    settle: () => background.settle(),
    sweeps: [() => deleteExpiredLinks(database.orm, clock())],
  };
}
