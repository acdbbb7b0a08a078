import { pluralOf } from '../inflection.ts';
import type { Token } from '../tokenize.ts';

/**
 * The words of an English phrase, each for what the user wrote.
 * @param standIn what the phrase is only a kind of
 */
export const englishTokens = (phrase: string, source: string, standIn?: string): Token[] =>
  phrase
    .split(' ')
    .map((text) =>
      standIn === undefined
        ? { text, source, kind: 'word' }
        : { text, source, kind: 'word', standIn },
    );

/** Japanese words of English, of which several are called as one is. */
const SAME_IN_PLURAL = /^(?:torii|bonsai|samurai|ninja|sushi|onigiri|dango|mochi|daruma|koi)$/;

/** The English of several: "flower" becomes "flowers", and "flowers" stays. */
export const severalOf = (english: string): string =>
  english.endsWith('s') || SAME_IN_PLURAL.test(english) ? english : pluralOf(english);

/** The same word of the user in other English. */
export const reworded = (token: Token, text: string): Token => Object.assign({}, token, { text });
