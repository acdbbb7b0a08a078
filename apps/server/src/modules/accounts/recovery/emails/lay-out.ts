import type { Language } from '@loopwright/contract';
import type { Email } from '../../../../platform/mail/mailer.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailTexts } from './email-texts.ts';
import { htmlOf } from './html.ts';

/** The same words twice: for programs that show HTML and for those that do not. */
export function layOut(
  content: EmailContent,
  language: Language,
  texts: Pick<EmailTexts, 'copyLink' | 'footer'>,
): Omit<Email, 'to'> {
  const { subject, greeting, before, action, after, publicUrl } = content;
  const paragraphs = [greeting, ...before, action.url, ...after];
  return {
    subject: `${subject} · Loopwright`,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${texts.footer}\n${publicUrl}\n`,
    html: htmlOf(content, language, texts),
  };
}
