import type { Mailbox } from './mail-config.ts';

/** A message to one recipient, as plain text and as HTML. */
export interface Email {
  readonly to: string;
  /** Who gets the answer, if not the sender. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves once the email is out of our hands.
   * @throws AppError `unavailable`, worth another try
   */
  send(email: Email): Promise<void>;
}
