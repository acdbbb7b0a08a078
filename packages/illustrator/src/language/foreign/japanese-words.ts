import { meaningsOf } from '../lexicon.ts';
import type { SenseKind } from '../sense.ts';
import type { Piece } from './japanese-pieces.ts';
import { isDeed } from './word-forms.ts';

/** English has one word for a thing and for what makes it: "ビル" is no building of something. */
const THING_OR_DEED = /^(?:building|painting|drawing|wedding|crossing|landing|clearing)$/;

const isThingByName = ({ english, source }: Piece): boolean =>
  THING_OR_DEED.test(english) && /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(source);

/** "riding", "riding a bicycle"; a ring and a frying pan are none. */
export const isVerb = (piece: Piece): boolean =>
  piece.kind === 'word' &&
  /^\S+ing\b/.test(piece.english) &&
  isDeed(piece.english) &&
  !isThingByName(piece);

/** Whether a piece may mean something of these kinds. */
export const has = (piece: Piece | undefined, ...kinds: readonly SenseKind[]): boolean =>
  meaningsOf(piece?.english ?? '').some(({ kind }) => kinds.includes(kind));

/** An English word of the grammar, and what the prompt has for it. */
export const word = (english: string, source = english): Piece => ({
  kind: 'marker',
  english,
  source,
});

/** The noun that words are about: "beach" of "beach in night". */
export const headOf = (words: readonly Piece[]): Piece | undefined => {
  const end = words.findIndex(({ kind }, i) => i > 0 && kind === 'marker');
  return end < 0 ? words.at(-1) : words[end - 1];
};

/** "と", "も" and "や". */
export const isAnd = (piece: Piece | undefined): boolean =>
  piece?.kind === 'marker' && piece.english === 'and';

/** Words that say where without more: "on a desk". */
const HAS_PREPOSITION =
  /^(?:on|in|at|under|over|by|near|behind|outside|inside|after|before|during|around|next to|side by side)\b/;

/** Words with a preposition before them, unless they have their own. */
export const after = (preposition: string, words: readonly Piece[], source?: string): Piece[] =>
  HAS_PREPOSITION.test(words[0]?.english ?? '')
    ? [...words]
    : [word(withArticle(preposition, words), source ?? preposition), ...words];

/** "on a desk" is a place, and a bare desk no more than a thing. */
const withArticle = (preposition: string, words: readonly Piece[]): string =>
  preposition === 'on' && words.length === 1 && words[0]?.english === 'desk' ? 'on a' : preposition;
