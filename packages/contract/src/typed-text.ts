/** Neither seen nor printed: format and control characters, separators, joiners on their own. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
/** Control characters other than tab and line break, and halves of surrogate pairs. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** What was typed into a text area: forms send each line break as two characters. */
export const typedForm = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** True of a text in which nothing can be seen. */
export const isInvisible = (text: string): boolean => text.replaceAll(INVISIBLE, '') === '';

export const hasUnstorable = (text: string): boolean => UNSTORABLE.test(text);
