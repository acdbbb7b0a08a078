import type { Language } from '@loopwright/contract';
import type { Account } from '../account.ts';
import type { RecoveryParts } from './recovery-parts.ts';

/** Says what has happened to an account, to whoever reads its mailbox, without being waited for. */
export function sendNotice(
  { background, clock, letters, mailer }: RecoveryParts,
  kind: 'passwordChanged' | 'emailChanged',
  { email, name }: Pick<Account, 'email' | 'name'>,
  language: Language,
): void {
  if (email === null) return;
  const letter = letters[kind]({ email, name, language }, clock());
  background.run(kind, () => mailer.send(letter));
}
