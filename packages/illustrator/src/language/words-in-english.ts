import type { PromptSpec } from './spec.ts';
import type { Token } from './tokenize.ts';

/** What the words of a prompt in another language are in English, by what the user wrote in lower case. */
export function meaningsOfWords(english: readonly Token[] | null): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [i, { text, source }] of (english ?? []).entries()) {
    const word = source.toLowerCase();
    const isSame = english?.[i - 1]?.source === source;
    const before = isSame ? meanings.get(word) : undefined;
    if (before !== undefined) meanings.set(word, `${before} ${text}`);
    else if (!meanings.has(word)) meanings.set(word, text);
  }
  return meanings;
}

/**
 * Whether a word of a prompt, or what it is in English, fits a pattern for English. One word may be several in English:
 * "geht Hand in Hand" is "walking" and "hand in hand".
 */
export function isCalled(
  { meanings }: Pick<PromptSpec, 'meanings'>,
  word: string,
  pattern: RegExp,
): boolean {
  if (pattern.test(word)) return true;
  const english = meanings.get(word.toLowerCase());
  if (english === undefined) return false;
  const words = english.split(' ');
  return words.some(
    (each, i) => pattern.test(words.slice(i).join(' ')) || (i === 0 && pattern.test(each)),
  );
}

/** Whether a prompt, in any language, has a deed that fits a pattern for English. */
export const isDone = (spec: Pick<PromptSpec, 'meanings' | 'deeds'>, pattern: RegExp): boolean =>
  spec.deeds.some((deed) => isCalled(spec, deed, pattern));
