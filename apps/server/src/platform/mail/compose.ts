import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from './mail-config.ts';
import type { Email } from './mailer.ts';

/**
 * For nodemailer, which encodes names, subjects and bodies. Addresses are handed over as objects,
 * so that nothing in them is read as a list, and no part may name a file or an address to fetch.
 */
export const compose = (email: Email, from: Mailbox): SendMailOptions => ({
  from: { ...from },
  to: { name: '', address: email.to },
  ...(email.replyTo === undefined ? {} : { replyTo: { ...email.replyTo } }),
  subject: email.subject,
  text: email.text,
  html: email.html,
  disableFileAccess: true,
  disableUrlAccess: true,
});
