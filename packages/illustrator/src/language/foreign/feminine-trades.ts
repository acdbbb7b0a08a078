import { pluralOf } from '../inflection.ts';
import type { ForeignLanguage } from '../lexicon-data.ts';
import type { Translation } from './translation.ts';

/** The ending of a woman's trade, and what it replaces in the word for a man's. */
type Ending = readonly [feminine: RegExp, masculine: string];

const ENDINGS: Readonly<Record<ForeignLanguage, readonly Ending[]>> = {
  de: [
    [/in(?:nen)?$/, ''],
    [/in(?:nen)?$/, 'e'],
  ],
  es: [
    [/oras?$/, 'or'],
    [/as?$/, 'o'],
  ],
  fr: [
    [/ères?$/, 'er'],
    [/trices?$/, 'teur'],
    [/euses?$/, 'eur'],
    [/iennes?$/, 'ien'],
  ],
  ja: [],
};

const SHORTEST = 6;
const SEVERAL = /(?:innen|s)$/;

/**
 * A woman's trade where a dictionary has the man's alone: "Schornsteinfegerin" is a female chimney sweep.
 * @param find what a word means
 * @param isPerson tells whether the English names a human being
 */
export function feminineTradeOf(
  word: string,
  language: ForeignLanguage,
  find: (word: string) => string | undefined,
  isPerson: (english: string) => boolean,
): Translation | null {
  if (word.length < SHORTEST) return null;
  const trade = ENDINGS[language]
    .filter(([feminine]) => feminine.test(word))
    .map(([feminine, masculine]) => find(word.replace(feminine, masculine)))
    .find((english) => english !== undefined && isPerson(english));
  if (trade === undefined) return null;
  return { english: `female ${SEVERAL.test(word) ? pluralOf(trade) : trade}`, isPlural: false };
}
