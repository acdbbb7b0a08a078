import { unauthenticatedError } from '../../../platform/errors.ts';
import { checkPassword } from '../passwords/check-password.ts';
import type { Client } from '../sessions/client.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import { lockUser } from '../users/account-state.ts';
import type { SignedInUser } from '../users/account.ts';
import { setPasswordHash } from './account-store.ts';
import { deleteDelicateLinksOf } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';

export interface PasswordChange {
  readonly password: string;
  /** Required from users who have one. */
  readonly currentPassword?: string | undefined;
}

/** Sets and changes the password of a signed-in user. */
export class PasswordService {
  readonly #dependencies: RecoveryToolkit;

  constructor(dependencies: RecoveryToolkit) {
    this.#dependencies = dependencies;
  }

  /**
   * Ends all sessions and starts a new one here, so that a copied cookie no longer works.
   * @throws AppError `invalid`, `sign-in-again`, `too-many`, or `unauthenticated` when the session
   * has ended meanwhile
   */
  async change(user: SignedInUser, change: PasswordChange, client: Client): Promise<SignedIn> {
    const dependencies = this.#dependencies;
    const { database, emails, passwords, passwordMinimum, reauthentication, sessions } =
      dependencies;
    checkPassword(change.password, passwordMinimum);
    await reauthentication.check(user, change.currentPassword);
    const passwordHash = await passwords.hash(change.password);
    return await database.transaction(async (tx) => {
      const locked = await lockUser(tx, user.id);
      const ended = locked === null ? [] : await sessions.endAll(tx, user.id);
      // A session that has been ended meanwhile must not set the password.
      if (locked === null || !ended.includes(user.session.id)) {
        throw unauthenticatedError();
      }
      await setPasswordHash(tx, user.id, passwordHash);
      await deleteDelicateLinksOf(tx, user.id, locked.account.email);
      const order = { purpose: 'passwordChanged', userId: user.id } as const;
      await emails.enqueue(tx, { ...order, language: client.language });
      return startSession(tx, locked.account, dependencies, client);
    });
  }
}
