import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mailbox, MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';

export interface MailerConfig {
  readonly mail: MailConfig;
  readonly dataDirectory: string;
}

/** `MAIL_URL`, or files in the data directory. */
export function openMailer({ mail, dataDirectory }: MailerConfig, clock: Clock): Mailer {
  const { url, from } = mail;
  return url === null
    ? createOutbox(outboxFolder(dataDirectory), from, clock)
    : createLazySmtpMailer(url, from);
}

/** Loads what sends emails with the first one: it takes 20 MB of memory. */
function createLazySmtpMailer(url: string, from: Mailbox): Mailer {
  let loading: Promise<Mailer> | undefined;
  const load = async (): Promise<Mailer> => (await import('./smtp.ts')).createSmtpMailer(url, from);
  return {
    async send(email) {
      loading ??= load();
      await (await loading).send(email);
    },
  };
}

export const outboxFolder = (dataDirectory: string): string => path.join(dataDirectory, 'outbox');
