import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

export interface MailerConfig {
  readonly mail: MailConfig;
  readonly dataDirectory: string;
}

/** `MAIL_URL`, or files in the data directory. */
export function openMailer({ mail, dataDirectory }: MailerConfig, clock: Clock): Mailer {
  const { url, from } = mail;
  return url === null
    ? createOutbox(outboxFolder(dataDirectory), from, clock)
    : createSmtpMailer(url, from);
}

export const outboxFolder = (dataDirectory: string): string => path.join(dataDirectory, 'outbox');
