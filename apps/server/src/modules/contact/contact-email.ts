import { type ContactForm, hasPrioritySupport } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailConfig } from '../../platform/mail/mail-config.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { type ContactUser, userFacts } from './contact-user.ts';

/** @param from null: not signed in */
export function contactEmail(
  { name, email, message }: ContactForm,
  from: ContactUser | null,
  { contactAddress, priorityAddress }: Pick<MailConfig, 'contactAddress' | 'priorityAddress'>,
): Email {
  const isPriority =
    from !== null && hasPrioritySupport(from.user.workspace.plan, from.user.workspaces);
  const account = from === null ? 'not signed in' : `signed in as ${from.user.username}`;
  const signature = [
    `${name} <${email}>, ${account}`,
    ...(from === null ? [] : userFacts(from)),
  ].join('\n');
  return {
    to: isPriority ? priorityAddress : contactAddress,
    replyTo: { name, address: email },
    subject: `${isPriority ? '[Priority] ' : ''}Message from ${name}`,
    text: `${message}\n\n-- \n${signature}\n`,
    html: `<!doctype html>
<p style="white-space: pre-wrap">${escapeHtml(message)}</p>
<hr>
<p style="white-space: pre-wrap">${escapeHtml(signature)}</p>
`,
  };
}
