import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { Client } from '../sessions/client.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { deleteDelicateLinksOf } from './mail-link-store.ts';
import { lockPerson, setPasswordHash } from './person-store.ts';
import type { RecoveryParts } from './recovery-parts.ts';

export interface PasswordChange {
  readonly password: string;
  /** Of people who have one. */
  readonly currentPassword?: string | undefined;
}

/** Sets and changes the password of somebody who is signed in. */
export class PasswordService {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /**
   * Ends every session, this one too: a copy of its cookie is worth nothing any more. A new one
   * begins in its place.
   * @throws AppError `invalid`, `sign-in-again`, `too-many`, or `unauthenticated` when the session
   * has ended meanwhile
   */
  async change(member: SignedInUser, change: PasswordChange, caller: Client): Promise<SignedIn> {
    const parts = this.#parts;
    const { database, emails, passwords, passwordMinimum, reauthentication, sessions } = parts;
    checkPassword(change.password, passwordMinimum);
    await reauthentication.check(member, change.currentPassword);
    const passwordHash = await passwords.hash(change.password);
    return await database.transaction(async (tx) => {
      const person = await lockPerson(tx, member.id);
      const ended = person === null ? [] : await sessions.endAll(tx, member.id);
      // Somebody who has just lost the account must not set its password with an older session.
      if (person === null || !ended.includes(member.session.id)) {
        throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
      }
      await setPasswordHash(tx, member.id, passwordHash);
      await deleteDelicateLinksOf(tx, member.id, person.account.email);
      const order = { purpose: 'passwordChanged', userId: member.id } as const;
      await emails.enqueue(tx, { ...order, language: caller.language });
      return startSession(tx, person.account, parts, caller.agent);
    });
  }
}
