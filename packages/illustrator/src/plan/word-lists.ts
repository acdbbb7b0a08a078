import type { ReadWords } from '../language/accounted-words.ts';
import { escaped } from '../language/escaped.ts';
import type { Subject } from '../language/subject.ts';

/** What the lists call a subject: its name in the user's spelling. */
export const spelled = ({ source, word }: Subject): string => source ?? word;

/** The names of a subject as a pattern finds them in a prompt: in the user's spelling, and in English. */
export const namesInPattern = ({ source, word }: Subject): string =>
  `(?:${[...new Set([source ?? word, word])].map(escaped).join('|')})`;

/** Moves words of the list of what is not drawn to what is drawn. */
export const showAmong = (words: ReadWords, isShown: (word: string) => boolean): ReadWords => ({
  ...words,
  drawn: [...words.drawn, ...words.notDrawn.filter(isShown)],
  notDrawn: words.notDrawn.filter((word) => !isShown(word)),
});

/** The words that the picture shows, as they are or by something else. */
export const claimedWords = ({ drawn, standIns }: ReadWords): readonly string[] => [
  ...drawn,
  ...standIns.map(({ word }) => word),
];

/** The words that the picture does not show, and those for which it shows something else. */
export const unshownWords = ({ notDrawn, standIns }: ReadWords): readonly string[] => [
  ...notDrawn,
  ...standIns.map(({ word }) => word),
];

/** Counts words as shown by something else. */
export const standInFor = (
  { drawn, standIns, notDrawn }: ReadWords,
  replaced: ReadonlySet<string>,
  as: string,
): ReadWords => ({
  drawn: drawn.filter((word) => !replaced.has(word)),
  standIns: [
    ...standIns.filter(({ word }) => !replaced.has(word)),
    ...[...replaced].map((word) => ({ word, as })),
  ],
  notDrawn,
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
