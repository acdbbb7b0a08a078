import { createTransport } from 'nodemailer';
import { AppError } from '../errors.ts';
import { compose } from './compose.ts';
import type { Mailbox } from './mail-config.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpTimeouts {
  /** To reach the server and to hear its greeting. */
  readonly connectMs: number;
  /** Without a word from the server, once it has greeted. */
  readonly silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, silenceMs: 15_000 };
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A hint for the user: a mail server does not say when it comes back. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Whether emails to this server cross a network. They hold links that open accounts: they are sent
 * only encrypted then, even if an attacker on the way hides that the server could, unless the address
 * itself says what to do (`?ignoreTLS=true`).
 */
export function mayBeOverheard(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const isSettled = searchParams.has('ignoreTLS') || searchParams.has('requireTLS');
  return protocol === 'smtp:' && !isSettled && !LOOPBACK.test(hostname);
}

/** Hands emails to a mail server, each over a connection of its own: they are few. */
export function createSmtpMailer(
  url: string,
  from: Mailbox,
  { connectMs, silenceMs }: SmtpTimeouts = TIMEOUTS,
): Mailer {
  const transport = createTransport({
    url,
    ...(mayBeOverheard(url) ? { requireTLS: true } : {}),
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    async send(email) {
      try {
        await transport.sendMail(compose(email, from));
      } catch (cause) {
        throw new AppError('mailAway', {
          isRetryable: true,
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          cause,
        });
      }
    },
  };
}
