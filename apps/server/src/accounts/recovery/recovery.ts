import type { FastifyBaseLogger } from 'fastify';
import { Background } from './background.ts';
import { EmailService } from './email-service.ts';
import { accountLetters } from './letters/letters.ts';
import { deleteExpiredLinks } from './mail-link-store.ts';
import { PasswordService } from './password-service.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { RecoveryService } from './recovery-service.ts';

export interface Recovery {
  readonly recovery: RecoveryService;
  readonly emails: EmailService;
  readonly passwordChanges: PasswordService;
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
    settle: () => background.settle(),
    sweeps: [() => deleteExpiredLinks(database.orm, clock())],
  };
}
