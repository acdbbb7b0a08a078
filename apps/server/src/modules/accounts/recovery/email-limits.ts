import { AppError } from '../../../platform/errors.ts';
import { lookupKey } from '../users/identity.ts';
import type { NoticeKind } from './emails/compose-emails.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';

type LimitDependencies = Pick<RecoveryToolkit, 'limiter' | 'limits'>;

/**
 * Counts an email that was asked for from this network address.
 * @throws AppError `too-many`
 */
export const countAsking = (
  { limiter, limits }: LimitDependencies,
  address: string,
): Promise<void> =>
  limiter.count(`letters:address:${address}`, limits.emailsPerAddress, 'tooManyMails');

/** Each with a limit of its own, so that no kind keeps another from arriving. */
type EmailKind = 'greeting' | 'reset-password' | 'confirm-email' | NoticeKind;

/**
 * Sends an email unless the mailbox, or the account, has had enough of its kind. What could not be
 * handed over does not count.
 * @param receiver an email address or the id of a user
 * @throws AppError `too-many`, and what sending throws
 */
export async function withinLimit(
  { limiter, limits }: LimitDependencies,
  kind: EmailKind,
  receiver: string,
  send: () => Promise<void>,
): Promise<void> {
  const subject = `letters:${kind}:${lookupKey(receiver)}`;
  await limiter.count(subject, limits.emailsPerMailbox, 'tooManyMails');
  try {
    await send();
  } catch (error) {
    await limiter.forgive(subject);
    throw error;
  }
}

/** For emails that no request waits for: one over the limit stays unsent, without an error. */
export const dropOverLimit = (...order: Parameters<typeof withinLimit>): Promise<void> =>
  withinLimit(...order).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });

/** Whether a call was turned away on purpose. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'too-many' || error.kind === 'invalid');
