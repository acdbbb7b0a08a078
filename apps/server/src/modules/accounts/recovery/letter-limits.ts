import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import { lookupKey } from '../users/identity.ts';
import type { NoticeKind } from './letters/letters.ts';
import type { RecoveryParts } from './recovery-parts.ts';

type Parts = Pick<RecoveryParts, 'limiter' | 'limits'>;

/**
 * Counts a letter that somebody at this network address asks for.
 * @throws AppError `too-many`
 */
export const countAsking = ({ limiter, limits }: Parts, address: string): Promise<void> =>
  limiter.count(
    `letters:address:${address}`,
    limits.lettersPerAddress,
    SERVER_MESSAGES.tooManyMails,
  );

/** Each with a limit of its own, so that no kind keeps another from arriving. */
type LetterKind = 'greeting' | 'reset-password' | 'confirm-email' | NoticeKind;

/**
 * Sends a letter unless the mailbox, or the account, has had enough of its kind. What could not be
 * handed over does not count.
 * @param receiver an e-mail address or the id of a person
 * @throws AppError `too-many`, and what sending throws
 */
export async function withinLimit(
  { limiter, limits }: Parts,
  kind: LetterKind,
  receiver: string,
  send: () => Promise<void>,
): Promise<void> {
  const subject = `letters:${kind}:${lookupKey(receiver)}`;
  await limiter.count(subject, limits.lettersPerMailbox, SERVER_MESSAGES.tooManyMails);
  try {
    await send();
  } catch (error) {
    await limiter.forgive(subject);
    throw error;
  }
}

/** For letters that nobody waits for: what is over the limit stays unsent, and is no failure. */
export const dropOverLimit = (...order: Parameters<typeof withinLimit>): Promise<void> =>
  withinLimit(...order).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });

/** Whether a call was turned away on purpose. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'too-many' || error.code === 'invalid');
