import type { ContactForm } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Email } from '../../platform/mail/mailer.ts';

/** @param username of the signed-in user, or null */
export function contactEmail(form: ContactForm, username: string | null, to: string): Email {
  const { name, email, message } = form;
  const account = username === null ? 'not signed in' : `signed in as ${username}`;
  const signature = `${name} <${email}>, ${account}`;
  return {
    to,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `${message}\n\n-- \n${signature}\n`,
    html: `<!doctype html>
<p style="white-space: pre-wrap">${escapeHtml(message)}</p>
<hr>
<p>${escapeHtml(signature)}</p>
`,
  };
}
