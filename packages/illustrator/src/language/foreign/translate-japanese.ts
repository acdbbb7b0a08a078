import type { Token } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Dictionary } from './dictionary.ts';
import { englishTokens } from './english-tokens.ts';
import { Clause } from './japanese-clause.ts';
import { inUnsaidNumbers, mayMeanSeveral } from './japanese-numbers-unsaid.ts';
import { type Piece, piecesOf } from './japanese-pieces.ts';
import { has, isVerb } from './japanese-words.ts';

/** Japanese as English tokens: the words that are known, in English order; others stay as they are. */
export function translateJapanese(
  text: string,
  dictionary: Dictionary,
  vocabulary: Vocabulary,
): Token[] {
  const tokens: Token[] = [];
  let clause: Piece[] = [];
  const maySeveral = mayMeanSeveral(text);
  const end = (): void => {
    const named = withPaths(maySeveral ? inUnsaidNumbers(clause) : clause);
    tokens.push(...new Clause(named, vocabulary).inEnglish().flatMap(tokensOf));
    clause = [];
  };
  for (const piece of withoutLikenedPictures(piecesOf(text, dictionary))) {
    if (piece.kind !== 'break') clause.push(piece);
    else {
      end();
      tokens.push({ text: ',', source: ',', kind: 'break' });
    }
  }
  end();
  return tokens;
}

/** Beside these a "道" is a path, and no street between houses. */
const COUNTRY =
  /^(?:river|riverbank|riverside|forest|woods|meadow|field|.* field|mountains?|bamboo.*|cherry (?:tree|blossom)s?|cherry blossom trees|row of trees|trees?|sunflowers?|flowers?|countryside|sea|seaside|beach|lake|hill|park|garden|autumn leaves|ginkgo tree)$/;

/** "森の道" and "桜の咲く道" lead through no town. */
const withPaths = (clause: readonly Piece[]): readonly Piece[] =>
  clause.some(({ english }) => COUNTRY.test(english))
    ? clause.map((piece) =>
        piece.english === 'street' && piece.source === '道' ? { ...piece, english: 'path' } : piece,
      )
    : clause;

/** "レコードのジャケットみたいなイラスト" shows no jacket: what a picture looks like is a style or not drawn. */
function withoutLikenedPictures(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const isLikened = piece.english === 'みたいな' && isPicture(pieces[i + 1]);
    if (!isLikened) {
      read.push(piece);
      continue;
    }
    const from = read.findLastIndex((each) => each.kind === 'break' || isVerb(each)) + 1;
    const likeness = read.slice(from);
    if (likeness.some((each) => has(each, 'style'))) continue;
    const source = [...likeness, piece].map((each) => each.source).join('');
    read.splice(from, likeness.length, { kind: 'unknown', english: source, source });
  }
  return read;
}

/** "イラスト", "タッチ", or the end of the clause. */
const isPicture = (piece: Piece | undefined): boolean =>
  piece === undefined ||
  piece.kind === 'break' ||
  /^(?:illustration|picture|painting|drawing|photo|gif|anime|style|scene|image)$/.test(
    piece.english,
  );

function tokensOf(piece: Piece): Token[] {
  const standIn = piece.kind === 'word' ? piece.standIn : undefined;
  return englishTokens(piece.english, piece.source, standIn);
}
