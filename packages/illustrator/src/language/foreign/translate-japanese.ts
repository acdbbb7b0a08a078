import type { Token } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Dictionary } from './dictionary.ts';
import { Clause } from './japanese-clause.ts';
import { type Piece, piecesOf } from './japanese-pieces.ts';

/** Japanese as English tokens: the words that are known, in English order; others stay as they are. */
export function translateJapanese(
  text: string,
  dictionary: Dictionary,
  vocabulary: Vocabulary,
): Token[] {
  const tokens: Token[] = [];
  let clause: Piece[] = [];
  const end = (): void => {
    tokens.push(...new Clause(clause, vocabulary).inEnglish().flatMap(tokensOf));
    clause = [];
  };
  for (const piece of piecesOf(text, dictionary)) {
    if (piece.kind !== 'break') clause.push(piece);
    else {
      end();
      tokens.push({ text: ',', source: ',', kind: 'break' });
    }
  }
  end();
  return tokens;
}

function tokensOf(piece: Piece): Token[] {
  const { english, source } = piece;
  const standIn = piece.kind === 'word' ? piece.standIn : undefined;
  return english
    .split(' ')
    .map((text) =>
      standIn === undefined
        ? { text, source, kind: 'word' }
        : { text, source, kind: 'word', standIn },
    );
}
