import {
  checkContact,
  contactForm,
  type ContactForm,
  SERVER_MESSAGES,
  textOfProblem,
} from '@loopwright/contract';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { AppError } from '../../platform/errors.ts';
import type { MailConfig } from '../../platform/mail/mail-config.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { contactEmail } from './contact-email.ts';

const HOUR_MS = 60 * 60 * 1000;
const ALL_MESSAGES_KEY = 'contact:everybody';

export interface ContactServiceDependencies {
  readonly mailer: Mailer;
  readonly limiter: AttemptLimiter;
  readonly mail: MailConfig;
}

interface ContactOrigin {
  /** Where the call comes from, for the limit. */
  readonly address: string;
  /** null: a visitor. */
  readonly username: string | null;
}

export interface ContactService {
  /**
   * Hands the message to the operator. What could not be handed over does not count for the limits.
   * @throws AppError `invalid`, `too-many` or `unavailable`
   */
  send(form: ContactForm, writer: ContactOrigin): Promise<void>;
}

export function createContactService(parts: ContactServiceDependencies): ContactService {
  const { mailer, limiter, mail } = parts;

  /** @returns takes it back */
  const count = async (subject: string, maximum: number, message: string) => {
    await limiter.count(subject, { maximum, windowMs: HOUR_MS }, message);
    return () => limiter.forgive(subject);
  };

  return {
    async send(form, { address, username }) {
      const problem = checkContact(form);
      if (problem !== null) {
        throw new AppError('invalid', { publicMessage: textOfProblem(problem) });
      }
      const { tooManyMessages, mailboxFull } = SERVER_MESSAGES;
      const forgive = [await count(`contact:${address}`, mail.contactsPerHour, tooManyMessages)];
      try {
        forgive.push(await count(ALL_MESSAGES_KEY, mail.contactsPerHourTotal, mailboxFull));
        await mailer.send(contactEmail(contactForm(form), username, mail.contactAddress));
      } catch (error) {
        await Promise.all(forgive.map((takeBack) => takeBack()));
        throw error;
      }
    },
  };
}
