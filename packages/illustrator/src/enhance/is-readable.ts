import type { PromptSpec } from '../language/spec.ts';
import { tokenize } from '../language/tokenize.ts';

/** Found in nearly every sentence of German, Spanish, French and others, and in none of English. */
const FOREIGN: ReadonlySet<string> = new Set(
  'ein eine einen einem einer der das und mit im auf vom zum zur un una uno el los las del con une le les des du et avec sur dans um uma em na uno il gli het een'.split(
    ' ',
  ),
);

/**
 * Whether enough of a prompt was understood to add to it: at least half of its words, and none of
 * those that only other languages have.
 *
 * @param text the prompt without what is to be lettered into the picture
 */
export function isReadable(text: string, { unread, caption, language }: PromptSpec): boolean {
  if (language !== 'en' || unread.some((word) => FOREIGN.has(word))) return false;
  const words = new Set(
    tokenize(text).flatMap(({ kind, source }) => (kind === 'break' ? [] : source)),
  );
  return words.size === 0 ? caption !== null : unread.length * 2 <= words.size;
}
