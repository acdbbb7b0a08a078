import { unauthenticatedError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { Client } from '../sessions/client.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { deleteDelicateLinksOf } from './mail-link-store.ts';
import { setPasswordHash } from './account-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
import { lockUser } from '../users/account-state.ts';

export interface PasswordChange {
  readonly password: string;
  /** Of people who have one. */
  readonly currentPassword?: string | undefined;
}

/** Sets and changes the password of a signed-in user. */
export class PasswordService {
  readonly #dependencies: RecoveryToolkit;

  constructor(dependencies: RecoveryToolkit) {
    this.#dependencies = dependencies;
  }

  /**
   * Ends every session, this one too: a copy of its cookie is worth nothing any more. A new one
   * begins in its place.
   * @throws AppError `invalid`, `sign-in-again`, `too-many`, or `unauthenticated` when the session
   * has ended meanwhile
   */
  async change(member: SignedInUser, change: PasswordChange, caller: Client): Promise<SignedIn> {
    const dependencies = this.#dependencies;
    const { database, emails, passwords, passwordMinimum, reauthentication, sessions } =
      dependencies;
    checkPassword(change.password, passwordMinimum);
    await reauthentication.check(member, change.currentPassword);
    const passwordHash = await passwords.hash(change.password);
    return await database.transaction(async (tx) => {
      const user = await lockUser(tx, member.id);
      const ended = user === null ? [] : await sessions.endAll(tx, member.id);
      // A session that has been ended meanwhile must not set the password.
      if (user === null || !ended.includes(member.session.id)) {
        throw unauthenticatedError();
      }
      await setPasswordHash(tx, member.id, passwordHash);
      await deleteDelicateLinksOf(tx, member.id, user.account.email);
      const order = { purpose: 'passwordChanged', userId: member.id } as const;
      await emails.enqueue(tx, { ...order, language: caller.language });
      return startSession(tx, user.account, dependencies, caller.agent);
    });
  }
}
