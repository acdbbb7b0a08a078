import { IDENTITY_PROVIDERS, LANGUAGES } from '@loopwright/contract';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';

export const emailInput = z.object({
  purpose: z.enum([
    'greeting',
    'reset-password',
    'passwordReset',
    'passwordChanged',
    'emailChanged',
    'identityLinked',
    'identityUnlinked',
  ]),
  /** null: a link was asked for that no account can have; the job does nothing. */
  userId: z.uuid().nullable(),
  language: z.enum(LANGUAGES),
  /** When that happened which the email tells about, as ISO 8601. */
  at: z.iso.datetime(),
  /** Where the email goes if the account no longer has the address; else null. */
  formerEmail: z.string().nullable(),
  /** The account elsewhere that was linked or unlinked. */
  identity: z.object({ provider: z.enum(IDENTITY_PROVIDERS), label: z.string() }).nullable(),
});
export type EmailInput = z.infer<typeof emailInput>;
type EmailOrder = Pick<EmailInput, 'purpose' | 'userId' | 'language'> &
  Partial<Pick<EmailInput, 'formerEmail' | 'identity'>>;

/** Emails that no request waits for. */
export interface EmailQueue {
  /** Sends an email once `tx` has committed, also after a crash. */
  enqueue(tx: Transaction, order: EmailOrder): Promise<void>;
}
