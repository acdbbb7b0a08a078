import { joinedSource, textAt, type Token } from './tokenize.ts';

/** What the user wrote for a stretch of English words; the stretch itself where they wrote something else. */
export function sourceOf(stretch: string, english: readonly Token[]): string {
  const words = stretch.toLowerCase().split(/[\s-]+/u);
  const at = english.findIndex((_, i) => words.every((word, k) => textAt(english, i + k) === word));
  return at < 0 ? stretch : joinedSource(english.slice(at, at + words.length));
}
