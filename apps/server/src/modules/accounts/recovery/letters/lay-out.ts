import type { Language } from '@loopwright/contract';
import type { Letter } from '../../../../platform/mail/mailer.ts';
import type { LetterTexts } from './letter-texts.ts';
import { htmlOf } from './html.ts';
import type { LetterContent } from './letter-content.ts';

/** The same words twice: for programs that show HTML and for those that do not. */
export function layOut(
  content: LetterContent,
  language: Language,
  texts: Pick<LetterTexts, 'copyLink' | 'footer'>,
): Omit<Letter, 'to'> {
  const { subject, greeting, before, action, after, publicUrl } = content;
  const paragraphs = [greeting, ...before, action.url, ...after];
  return {
    subject: `${subject} · Loopwright`,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${texts.footer}\n${publicUrl}\n`,
    html: htmlOf(content, language, texts),
  };
}
