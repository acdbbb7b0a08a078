import { isMailAddress, type Language } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Client } from '../sessions/client.ts';
import { requireSession } from '../sessions/require-session.ts';
import { lockUser, type AccountState, readUser } from '../users/account-state.ts';
import type { SignedInUser } from '../users/account.ts';
import { checkIsVisible, lookupKey, mailForm } from '../users/identity.ts';
import { isEmailTaken, setConfirmedEmail } from './account-store.ts';
import { countAsking, withinLimit } from './email-limits.ts';
import { deleteLinksOf } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
import { sendLink } from './send-link.ts';
import { useLink } from './use-link.ts';

export interface EmailChange {
  readonly email: string;
  readonly currentPassword?: string | undefined;
}

/** Shows that emails to a user reach them, and lets them have another address. */
export class EmailService {
  readonly #dependencies: RecoveryToolkit;

  constructor(dependencies: RecoveryToolkit) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError `conflict` when there is nothing to confirm, `too-many` or `unavailable` */
  async sendAgain(user: SignedInUser, { address, language }: Client): Promise<void> {
    const dependencies = this.#dependencies;
    const state = await readUser(dependencies.database.orm, user.id);
    const email = state?.account.email ?? null;
    if (state?.emailConfirmedAt !== null || email === null) {
      throw new AppError('nothingToConfirm');
    }
    await countAsking(dependencies, address);
    await withinLimit(dependencies, 'confirm-email', email, () => this.#send(user.id, language));
  }

  /**
   * Asks at the new address. Until its link is used, everything stays as it is.
   * @throws AppError `invalid`, `conflict`, `sign-in-again`, `too-many` or `unavailable`
   */
  async change(user: SignedInUser, change: EmailChange, client: Client): Promise<void> {
    const dependencies = this.#dependencies;
    const email = mailForm(change.email);
    checkIsVisible(email);
    if (!isMailAddress(email)) {
      throw new AppError('invalidEmail');
    }
    await dependencies.reauthentication.check(user, change.currentPassword);
    const emailKey = lookupKey(email);
    if (user.email !== null && lookupKey(user.email) === emailKey) {
      throw new AppError('emailUnchanged');
    }
    await countAsking(dependencies, client.address);
    if (await isEmailTaken(dependencies.database.orm, emailKey)) throw emailTaken();
    const find = async (tx: Transaction): Promise<AccountState | null> => {
      const locked = await lockUser(tx, user.id);
      await requireSession(tx, user);
      return locked;
    };
    const { language } = client;
    const send = () => sendLink(dependencies, { purpose: 'confirm-email', find, language, email });
    await withinLimit(dependencies, 'confirm-email', user.id, () =>
      withinLimit(dependencies, 'confirm-email', email, send),
    );
  }

  /**
   * Using the link shows access to the mailbox: its address is the account's from now on, and confirmed. What
   * was sent to an address before it opens nothing any more.
   * @throws AppError `invalid`, `too-many`, or `conflict` when another account has the address by now
   */
  async confirm(token: string, { address, language }: Client): Promise<void> {
    const dependencies = this.#dependencies;
    const used = { purpose: 'confirm-email', token, address } as const;
    await useLink(dependencies, used, noPreparation, async (tx, { account }, link) => {
      const { id, email } = account;
      const isOther = email === null || lookupKey(email) !== lookupKey(link.email);
      if (isOther && (await isEmailTaken(tx, lookupKey(link.email)))) throw emailTaken();
      await setConfirmedEmail(tx, id, link.email, dependencies.clock());
      if (!isOther) return;
      await deleteLinksOf(tx, id);
      if (email === null) return;
      const order = { purpose: 'emailChanged', userId: id, formerEmail: email } as const;
      await dependencies.emails.enqueue(tx, { ...order, language });
    }).catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  }

  #send(userId: string, language: Language): Promise<void> {
    const find = (tx: Transaction): Promise<AccountState | null> => lockUser(tx, userId);
    return sendLink(this.#dependencies, { purpose: 'confirm-email', find, language });
  }
}

const noPreparation = async (): Promise<null> => null;

const emailTaken = (): AppError => new AppError('emailTaken');

const UNIQUE_VIOLATION = '23505';

/** Another account took the address between the look-up and the change. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  const { code }: { readonly code?: unknown; readonly cause?: unknown } = error.cause;
  return code === UNIQUE_VIOLATION;
}
