import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { Client } from '../sessions/client.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkIsVisible, lookupKey } from '../users/identity.ts';
import { countAsking, isRefusal } from './letter-limits.ts';
import { deleteLinksOf } from './mail-link-store.ts';
import {
  deleteIdentitiesOf,
  findUserIdByEmail,
  setConfirmedEmail,
  setPasswordHash,
} from './person-store.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { linkExpired, useLink } from './use-link.ts';

/** The way back in for whoever reads the mailbox of an account. */
export class RecoveryService {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /**
   * Sends a link if there is an account with this email. Nothing shows whether there is: a job is
   * enqueued in both cases, and without an account it does nothing.
   */
  async ask(email: string, { address, language }: Client): Promise<void> {
    const { database, emails } = this.#parts;
    try {
      await countAsking(this.#parts, address);
      checkIsVisible(email);
    } catch (error) {
      // The answer is the same for all.
      if (!isRefusal(error)) throw error;
      return;
    }
    const userId = await findUserIdByEmail(database.orm, lookupKey(email));
    await database.transaction((tx) =>
      emails.enqueue(tx, { purpose: 'reset-password', userId, language }),
    );
  }

  /**
   * Sets the password of whoever got the link, ends all sessions and begins one here. Using it proves
   * the mailbox: an e-mail that nobody had confirmed may have been somebody else's when the account
   * was made, so their accounts elsewhere are disconnected. Of those that stay, the notice tells: one of
   * them may be somebody else's all the same.
   * @throws AppError `invalid` or `too-many`
   */
  async reset(token: string, password: string, caller: Client): Promise<SignedIn> {
    const parts = this.#parts;
    const { clock, emails, sessions, passwords, passwordMinimum, limiter } = parts;
    const used = { purpose: 'reset-password', token, address: caller.address } as const;
    const prepare = (): Promise<string> => {
      checkPassword(password, passwordMinimum);
      return passwords.hash(password);
    };
    const signedIn = await useLink(parts, used, prepare, async (tx, person, link, passwordHash) => {
      const { account, emailConfirmedAt } = person;
      if (account.email === null || account.email !== link.email) throw linkExpired();
      await setPasswordHash(tx, account.id, passwordHash);
      if (emailConfirmedAt === null) {
        await setConfirmedEmail(tx, account.id, account.email, clock());
        await deleteIdentitiesOf(tx, account.id);
      }
      await deleteLinksOf(tx, account.id);
      await sessions.endAll(tx, account.id);
      const { language, agent } = caller;
      await emails.enqueue(tx, { purpose: 'passwordReset', userId: account.id, language });
      return startSession(tx, account, parts, agent);
    });
    await limiter.clear(`login:account:${signedIn.user.id}`);
    return signedIn;
  }
}
