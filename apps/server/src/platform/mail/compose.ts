import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from './mail-config.ts';
import type { Letter } from './mailer.ts';

/**
 * For nodemailer, which encodes names, subjects and bodies. Addresses are handed over as objects,
 * so that nothing in them is read as a list, and no part may name a file or an address to fetch.
 */
export const compose = (letter: Letter, from: Mailbox): SendMailOptions => ({
  from: { ...from },
  to: { name: '', address: letter.to },
  ...(letter.replyTo === undefined ? {} : { replyTo: { ...letter.replyTo } }),
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  disableFileAccess: true,
  disableUrlAccess: true,
});
