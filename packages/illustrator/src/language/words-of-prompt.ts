import type { ReadWords } from './accounted-words.ts';

/** The lists with some of their words. */
export const keepingWords = (
  { drawn, standIns, notDrawn }: ReadWords,
  isKept: (word: string) => boolean,
): ReadWords => ({
  drawn: drawn.filter(isKept),
  standIns: standIns.filter(({ word }) => isKept(word)),
  notDrawn: notDrawn.filter(isKept),
});

/** In what is shown besides it counts things, and in the prompt it says nothing. */
const ARTICLE = /^an?$/iu;

/**
 * The lists of words without those that the picture shows without being asked.
 * @param prompt what the user wrote
 */
export function wordsOfPrompt(words: ReadWords, prompt: string): ReadWords {
  const said = prompt.toLowerCase();
  return keepingWords(
    words,
    (word) => word.startsWith('“') || (!ARTICLE.test(word) && said.includes(word.toLowerCase())),
  );
}
