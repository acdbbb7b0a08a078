import type { Language } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { readIdentities } from '../users/account-overview-store.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { Client } from '../sessions/client.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkIsVisible, lookupKey } from '../users/identity.ts';
import { countAsking, isRefusal, withinLimit } from './letter-limits.ts';
import { deleteLinksOf } from './mail-link-store.ts';
import {
  deleteIdentitiesOf,
  lockPersonWithEmail,
  setConfirmedEmail,
  setPasswordHash,
} from './person-store.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { sendLink } from './send-link.ts';
import { sendNotice } from './send-notice.ts';
import { linkExpired, useLink } from './use-link.ts';

/** The way back in for whoever reads the mailbox of an account. */
export class RecoveryService {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /**
   * Sends a link if there is an account with this e-mail. Nothing shows whether there is: the answer
   * does not wait for the look, and the look is the same for everybody.
   */
  async ask(email: string, { address, language }: Client): Promise<void> {
    const parts = this.#parts;
    await countAsking(parts, address).then(
      () => parts.background.run('reset-password', () => this.#sendTo(email, language)),
      forgetRefusal,
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
    const { clock, sessions, passwords, passwordMinimum, limiter } = parts;
    const used = { purpose: 'reset-password', token, address: caller.address } as const;
    const prepare = (): Promise<string> => {
      checkPassword(password, passwordMinimum);
      return passwords.hash(password);
    };
    const reset = await useLink(parts, used, prepare, async (tx, person, link, passwordHash) => {
      const { account, emailConfirmedAt } = person;
      if (account.email === null || account.email !== link.email) throw linkExpired();
      await setPasswordHash(tx, account.id, passwordHash);
      if (emailConfirmedAt === null) {
        await setConfirmedEmail(tx, account.id, account.email, clock());
        await deleteIdentitiesOf(tx, account.id);
      }
      await deleteLinksOf(tx, account.id);
      await sessions.endAll(tx, account.id);
      const connected = await readIdentities(tx, account.id);
      return { signedIn: await startSession(tx, account, parts, caller.agent), connected };
    });
    const { signedIn, connected } = reset;
    await limiter.clear(`login:account:${signedIn.user.id}`);
    sendNotice(parts, 'passwordChanged', signedIn.user, caller.language, connected);
    return signedIn;
  }

  async #sendTo(email: string, language: Language): Promise<void> {
    const emailKey = lookupKey(email);
    const find = (tx: Transaction) => lockPersonWithEmail(tx, emailKey);
    const send = () => sendLink(this.#parts, { purpose: 'reset-password', find, language });
    try {
      checkIsVisible(email);
      await withinLimit(this.#parts, 'reset-password', email, send);
    } catch (error) {
      forgetRefusal(error);
    }
  }
}

/** Whoever asks hears the same in any case. */
function forgetRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
