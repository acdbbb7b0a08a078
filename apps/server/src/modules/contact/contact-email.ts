import type { ContactForm } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailConfig } from '../../platform/mail/mail-config.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { hasPrioritySupport, type Sender, senderFacts } from './sender.ts';

/** @param sender null: not signed in */
export function contactEmail(
  { name, email, message }: ContactForm,
  sender: Sender | null,
  { contactAddress, priorityAddress }: Pick<MailConfig, 'contactAddress' | 'priorityAddress'>,
): Email {
  const isPriority = sender !== null && hasPrioritySupport(sender.user);
  const account = sender === null ? 'not signed in' : `signed in as ${sender.user.username}`;
  const signature = [
    `${name} <${email}>, ${account}`,
    ...(sender === null ? [] : senderFacts(sender)),
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
