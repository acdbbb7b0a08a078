import type { Language } from '@loopwright/contract';
import type { Account } from '../users/account.ts';
import { dropOverLimit } from './letter-limits.ts';
import type { ConnectedAccount } from './letters/connected-account.ts';
import type { NoticeKind } from './letters/letters.ts';
import type { RecoveryParts } from './recovery-parts.ts';

/**
 * Says what has happened to an account, to whoever reads its mailbox, without being waited for. That
 * may be somebody whose address another person gave: they are told a few times and not without end.
 * @param connected the accounts elsewhere that it is about
 */
export function sendNotice(
  parts: RecoveryParts,
  kind: NoticeKind,
  { email, name }: Pick<Account, 'email' | 'name'>,
  language: Language,
  connected?: readonly ConnectedAccount[],
): void {
  if (email === null) return;
  const { background, clock, letters, mailer } = parts;
  const letter = letters[kind]({ email, name, language }, clock(), connected);
  background.run(kind, () => dropOverLimit(parts, kind, email, () => mailer.send(letter)));
}
