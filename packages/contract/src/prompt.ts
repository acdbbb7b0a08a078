import { LIMITS } from './limits.ts';
import { MESSAGES, SERVER_MESSAGES } from './messages.ts';

/** Neither seen nor printed: format and control characters, separators, joiners on their own. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
/** Control characters other than tab and line break, and halves of surrogate pairs. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** As it is kept: forms send each line break as two characters, whatever the person typed. */
export const promptForm = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** What is wrong with a prompt in its `promptForm`, or null. */
export function checkPrompt(prompt: string): string | null {
  if (prompt.replaceAll(INVISIBLE, '') === '') return MESSAGES.create.enterPrompt;
  // As people count: an emoji outside the basic plane is one character.
  if (Array.from(prompt).length > LIMITS.promptMaximum) return SERVER_MESSAGES.promptTooLong;
  return UNSTORABLE.test(prompt) ? SERVER_MESSAGES.invisibleCharacters : null;
}
