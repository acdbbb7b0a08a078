import type { ReadWords } from './accounted-words.ts';
import { escaped } from './escaped.ts';

/** Japanese grammar, which no picture shows. */
const PARTICLE = /^(?:[がをにでとのはもへや]|って)$/u;
/** What stands between two words of one phrase: "piñata de estrella". */
const LONGEST_JOINT = 4;

/**
 * The lists of words with each phrase as the user wrote it: "ojos verdes", which are read as "verdes ojos". Words of
 * the grammar alone are in no list.
 * @param prompt what the user wrote
 */
export function asTyped({ drawn, standIns, notDrawn }: ReadWords, prompt: string): ReadWords {
  const typed = (words: readonly string[]): readonly string[] => [
    ...new Set(words.map((word) => phraseOf(word, prompt)).filter((word) => !PARTICLE.test(word))),
  ];
  return {
    drawn: typed(drawn),
    standIns: standIns.map((standIn) => ({ ...standIn, word: phraseOf(standIn.word, prompt) })),
    notDrawn: typed(notDrawn),
  };
}

/** "lleva una" says no more than "lleva". */
const ARTICLE_AT_END = /(?<=\p{L}) (?:una?|el|la|los|las|une|le|les|eine?n?|d(?:er|ie|as|en))$/iu;

function phraseOf(said: string, prompt: string): string {
  const word = said.startsWith('“') ? said : said.replace(ARTICLE_AT_END, '').replace(/^を/u, '');
  if (word.startsWith('“') || prompt.toLowerCase().includes(word.toLowerCase())) return word;
  const parts = word.split(' ').filter((part) => !PARTICLE.test(part));
  const places = parts.map((part) => placeOf(part, prompt));
  if (places.includes(-1)) return word;
  const start = Math.min(...places);
  const end = Math.max(...parts.map((part, i) => (places[i] ?? 0) + part.length));
  const phrase = prompt.slice(start, end);
  const joints = phrase.length - parts.join('').length;
  const isOnePhrase = joints <= LONGEST_JOINT * (parts.length - 1) && !/[,.;:、。]/u.test(phrase);
  return isOnePhrase ? phrase : parts.join(' ');
}

/** Where a word begins in the prompt; letters of an alphabet before it would make it the end of another one. */
const placeOf = (word: string, prompt: string): number =>
  prompt.search(new RegExp(`(?<![\\p{Script=Latin}])${escaped(word)}`, 'iu'));
