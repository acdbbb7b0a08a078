import type { ReadWords } from '../language/accounted-words.ts';

/** Moves words of the list of what is not drawn to what is drawn. */
export const showAmong = (words: ReadWords, isShown: (word: string) => boolean): ReadWords => ({
  ...words,
  drawn: [...words.drawn, ...words.notDrawn.filter(isShown)],
  notDrawn: words.notDrawn.filter((word) => !isShown(word)),
});

/** Moves words that were understood to those that are not drawn, and adds what is in no list yet. */
export function takeBackWords(words: ReadWords, lost: ReadonlySet<string>): ReadWords {
  if (lost.size === 0) return words;
  return {
    drawn: words.drawn.filter((word) => !lost.has(word)),
    standIns: words.standIns.filter(({ word }) => !lost.has(word)),
    notDrawn: [...new Set([...words.notDrawn, ...lost])],
  };
}
