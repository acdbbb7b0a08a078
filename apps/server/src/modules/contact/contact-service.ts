import {
  checkContact,
  contactForm,
  type ContactForm,
  hasPrioritySupport,
  type PlainMessageCode,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { MailConfig } from '../../platform/mail/mail-config.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { contactEmail } from './contact-email.ts';
import type { ContactUser } from './contact-user.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface ContactServiceDependencies {
  readonly mailer: Mailer;
  readonly limiter: AttemptLimiter;
  readonly mail: MailConfig;
}

interface ContactOrigin {
  /** The client's address, for the rate limit. */
  readonly address: string;
  /** null: not signed in. */
  readonly from: ContactUser | null;
}

/** Messages with priority are counted by user and have a total of their own, which visitors cannot fill. */
const limitKeys = ({ address, from }: ContactOrigin) =>
  from !== null && hasPrioritySupport(from.user.workspace.plan, from.user.workspaces)
    ? { own: `contact:account:${from.user.id}`, total: 'contact:priority' }
    : { own: `contact:${address}`, total: 'contact:everybody' };

export interface ContactService {
  /**
   * Sends the message to the operator. A message that could not be sent does not count for the limits.
   * @throws AppError `invalid`, `too-many` or `unavailable`
   */
  send(form: ContactForm, origin: ContactOrigin): Promise<void>;
}

export function createContactService(dependencies: ContactServiceDependencies): ContactService {
  const { mailer, limiter, mail } = dependencies;

  /** @returns a function that takes the attempt back */
  const count = async (subject: string, maximum: number, code: PlainMessageCode) => {
    await limiter.count(subject, { maximum, windowMs: HOUR_MS }, code);
    return () => limiter.forgive(subject);
  };

  return {
    async send(form, origin) {
      const problem = checkContact(form);
      if (problem !== null) {
        throw new AppError(problem);
      }
      const keys = limitKeys(origin);
      const forgive = [await count(keys.own, mail.contactsPerHour, 'tooManyMessages')];
      try {
        forgive.push(await count(keys.total, mail.contactsPerHourTotal, 'mailboxFull'));
        await mailer.send(contactEmail(contactForm(form), origin.from, mail));
      } catch (error) {
        await Promise.all(forgive.map((takeBack) => takeBack()));
        throw error;
      }
    },
  };
}
