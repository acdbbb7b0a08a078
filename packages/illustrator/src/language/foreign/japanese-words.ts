import { meaningsOf } from '../lexicon.ts';
import type { SenseKind } from '../sense.ts';
import type { Piece } from './japanese-pieces.ts';

/** "riding", "riding a bicycle"; a ring is none. */
export const isVerb = ({ kind, english }: Piece): boolean =>
  kind === 'word' &&
  [english, english.split(' ')[0] ?? ''].some(
    (text) => /^\S+ing\b/.test(text) && meaningsOf(text).some((sense) => sense.kind === 'verb'),
  );

/** Whether a piece may mean something of these kinds. */
export const has = (piece: Piece | undefined, ...kinds: readonly SenseKind[]): boolean =>
  meaningsOf(piece?.english ?? '').some(({ kind }) => kinds.includes(kind));

/** An English word of the grammar. */
export const word = (english: string): Piece => ({ kind: 'marker', english, source: english });

/** "と", "も" and "や". */
export const isAnd = (piece: Piece | undefined): boolean =>
  piece?.kind === 'marker' && piece.english === 'and';
