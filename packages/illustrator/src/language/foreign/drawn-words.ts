import { meaningsOf } from '../lexicon.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** "dogs" as the lexicon lists it: "dog". */
export const listedNoun = (word: string): string =>
  meaningsOf(word).length > 0 ? word : word.replace(/s$/, '');

/** "moped" and "waves": a thing before it is anything else. */
export const isListedNoun = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((one) => meaningsOf(one)[0]?.kind === 'noun');

/** "red" and "big": a word that says how something is before it is anything else. */
export const isDescribing = (word: string): boolean =>
  /^(?:adjective|colour|size)$/.test(meaningsOf(word)[0]?.kind ?? '');

/** What is drawn for an English noun; a word that the lexicon has not is a keyword of the art pack. */
export function glyphOfNoun(word: string, vocabulary: Vocabulary): string | null | undefined {
  const noun = meaningsOf(word).find(({ kind }) => kind === 'noun');
  return noun?.kind === 'noun' ? noun.glyph : vocabulary.lookup(word)[0]?.glyph;
}
