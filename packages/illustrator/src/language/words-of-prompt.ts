import type { ReadWords } from './accounted-words.ts';

/**
 * The lists of words without those that the picture shows without being asked.
 * @param prompt what the user wrote
 */
export function wordsOfPrompt(words: ReadWords, prompt: string): ReadWords {
  const said = prompt.toLowerCase();
  const isSaid = (word: string): boolean =>
    word.startsWith('“') || said.includes(word.toLowerCase());
  return {
    drawn: words.drawn.filter(isSaid),
    standIns: words.standIns.filter(({ word }) => isSaid(word)),
    notDrawn: words.notDrawn.filter(isSaid),
  };
}
