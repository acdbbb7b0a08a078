import type { ContactForm } from '@loopwright/contract';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

/** @param username of the account it was written from, or null */
export function contactEmail(form: ContactForm, username: string | null, to: string): Letter {
  const { name, email, message } = form;
  const account = username === null ? 'not signed in' : `signed in as ${username}`;
  const sender = `${name} <${email}>, ${account}`;
  return {
    to,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `${message}\n\n-- \n${sender}\n`,
    html: `<!doctype html>
<p style="white-space: pre-wrap">${escapeHtml(message)}</p>
<hr>
<p>${escapeHtml(sender)}</p>
`,
  };
}
