import { isMailAddress, type Language, MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import type { Client } from '../sessions/client.ts';
import { checkIsVisible, lookupKey, mailForm } from '../users/identity.ts';
import { requireSession } from '../sessions/require-session.ts';
import { countAsking, withinLimit } from './letter-limits.ts';
import { deleteLinksOf } from './mail-link-store.ts';
import {
  isEmailTaken,
  lockPerson,
  type Person,
  readPerson,
  setConfirmedEmail,
} from './person-store.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { sendLink } from './send-link.ts';
import { useLink } from './use-link.ts';

export interface EmailChange {
  readonly email: string;
  readonly currentPassword?: string | undefined;
}

/** Shows that letters to a person reach them, and lets them have another address. */
export class EmailService {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  /** @throws AppError `conflict` when there is nothing to confirm, `too-many` or `unavailable` */
  async sendAgain(member: SignedInUser, { address, language }: Client): Promise<void> {
    const parts = this.#parts;
    const person = await readPerson(parts.database.orm, member.id);
    const email = person?.account.email ?? null;
    if (person?.emailConfirmedAt !== null || email === null) {
      throw new AppError('conflict', { publicMessage: SERVER_MESSAGES.nothingToConfirm });
    }
    await countAsking(parts, address);
    await withinLimit(parts, 'confirm-email', email, () => this.#send(member.id, language));
  }

  /**
   * Asks at the new address. Until its link is used, everything stays as it is.
   * @throws AppError `invalid`, `conflict`, `sign-in-again`, `too-many` or `unavailable`
   */
  async change(member: SignedInUser, change: EmailChange, caller: Client): Promise<void> {
    const parts = this.#parts;
    const email = mailForm(change.email);
    checkIsVisible(email);
    if (!isMailAddress(email)) {
      throw new AppError('invalid', { publicMessage: MESSAGES.signup.invalidEmail });
    }
    await parts.reauthentication.check(member, change.currentPassword);
    const emailKey = lookupKey(email);
    if (member.email !== null && lookupKey(member.email) === emailKey) {
      throw new AppError('conflict', { publicMessage: SERVER_MESSAGES.emailUnchanged });
    }
    await countAsking(parts, caller.address);
    if (await isEmailTaken(parts.database.orm, emailKey)) throw emailTaken();
    const find = async (tx: Transaction): Promise<Person | null> => {
      const person = await lockPerson(tx, member.id);
      await requireSession(tx, member);
      return person;
    };
    const { language } = caller;
    const send = () => sendLink(parts, { purpose: 'confirm-email', find, language, email });
    await withinLimit(parts, 'confirm-email', member.id, () =>
      withinLimit(parts, 'confirm-email', email, send),
    );
  }

  /**
   * Whoever uses the link reads the mailbox: its address counts from now on, and is confirmed. What
   * was sent to an address before it opens nothing any more.
   * @throws AppError `invalid`, `too-many`, or `conflict` when somebody else has the address now
   */
  async confirm(token: string, { address, language }: Client): Promise<void> {
    const parts = this.#parts;
    const used = { purpose: 'confirm-email', token, address } as const;
    await useLink(parts, used, noPreparation, async (tx, { account }, link) => {
      const { id, email } = account;
      const isOther = email === null || lookupKey(email) !== lookupKey(link.email);
      if (isOther && (await isEmailTaken(tx, lookupKey(link.email)))) throw emailTaken();
      await setConfirmedEmail(tx, id, link.email, parts.clock());
      if (!isOther) return;
      await deleteLinksOf(tx, id);
      if (email === null) return;
      const order = { purpose: 'emailChanged', userId: id, formerEmail: email } as const;
      await parts.emails.enqueue(tx, { ...order, language });
    }).catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  }

  #send(userId: string, language: Language): Promise<void> {
    const find = (tx: Transaction): Promise<Person | null> => lockPerson(tx, userId);
    return sendLink(this.#parts, { purpose: 'confirm-email', find, language });
  }
}

const noPreparation = async (): Promise<null> => null;

const emailTaken = (): AppError =>
  new AppError('conflict', { publicMessage: SERVER_MESSAGES.emailTaken });

const UNIQUE_VIOLATION = '23505';

/** Somebody else took the address between the look and the change. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  const { code }: { readonly code?: unknown; readonly cause?: unknown } = error.cause;
  return code === UNIQUE_VIOLATION;
}
