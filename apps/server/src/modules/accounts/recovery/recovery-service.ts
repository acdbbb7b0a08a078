import { checkPassword } from '../passwords/check-password.ts';
import type { Client } from '../sessions/client.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import { checkIsVisible, lookupKey } from '../users/identity.ts';
import {
  deleteIdentitiesOf,
  keepUserIdByEmail,
  setConfirmedEmail,
  setPasswordHash,
} from './account-store.ts';
import { countAsking, isRefusal } from './email-limits.ts';
import { deleteLinksOf } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
import { linkExpired, useLink } from './use-link.ts';

/** Resets passwords of users who have access to their mailbox. */
export class RecoveryService {
  readonly #dependencies: RecoveryToolkit;

  constructor(dependencies: RecoveryToolkit) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a link if there is an account with this email. Nothing shows whether there is: a job is
   * enqueued in both cases, and without an account it does nothing.
   */
  async ask(email: string, { address, language }: Client): Promise<void> {
    const { database, emails } = this.#dependencies;
    try {
      await countAsking(this.#dependencies, address);
      checkIsVisible(email);
    } catch (error) {
      // The answer is the same for all.
      if (!isRefusal(error)) throw error;
      return;
    }
    await database.transaction(async (tx) => {
      const userId = await keepUserIdByEmail(tx, lookupKey(email));
      await emails.enqueue(tx, { purpose: 'reset-password', userId, language });
    });
  }

  /**
   * Sets the password with the link that was sent, ends all sessions and starts one here. The link proves
   * access to the mailbox: as long as an address is not confirmed, another person may have made the account, so
   * their identities are unlinked. The notice lists those that stay, because one of them may be another
   * person's all the same.
   * @throws AppError `invalid` or `too-many`
   */
  async reset(token: string, password: string, client: Client): Promise<SignedIn> {
    const dependencies = this.#dependencies;
    const { clock, emails, sessions, passwords, passwordMinimum, limiter } = dependencies;
    const used = { purpose: 'reset-password', token, address: client.address } as const;
    const prepare = (): Promise<string> => {
      checkPassword(password, passwordMinimum);
      return passwords.hash(password);
    };
    const signedIn = await useLink(
      dependencies,
      used,
      prepare,
      async (tx, user, link, passwordHash) => {
        const { account, emailConfirmedAt } = user;
        if (account.email === null || account.email !== link.email) throw linkExpired();
        await setPasswordHash(tx, account.id, passwordHash);
        if (emailConfirmedAt === null) {
          await setConfirmedEmail(tx, account.id, account.email, clock());
          await deleteIdentitiesOf(tx, account.id);
        }
        await deleteLinksOf(tx, account.id);
        await sessions.endAll(tx, account.id);
        const { language } = client;
        await emails.enqueue(tx, { purpose: 'passwordReset', userId: account.id, language });
        return startSession(tx, account, dependencies, client);
      },
    );
    await limiter.clear(`login:account:${signedIn.user.id}`);
    return signedIn;
  }
}
