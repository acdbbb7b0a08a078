import { severalOf } from './english-tokens.ts';
import type { Piece } from './japanese-pieces.ts';
import { has, isAnd } from './japanese-words.ts';

/** Of these English names several, where Japanese says no number. */
const IN_NUMBERS =
  /^(?:(?:paper )?lantern|balloon|butterfly|bat|pumpkin|jack o lantern|star|heart|musical note|bubble|snowflake|firefly|petal|leaf|maple leaf|candle|mushroom|neon sign|flying car|feather|gear|dragonfly|acorn|strawberry|cherry|rose|tulip|sunflower|carnation|daisy|water lily|flower|gift|present|toy|ribbon|snow crystal|soap bubble|footprint|paw print|coffee bean|macaron|cookie|coin|pencil|crayon)$/;
/** Of a thing that floats or falls as well. */
const IN_THE_AIR = /^(?:rock|stone|crystal|island|umbrella|letter|paper|key|clock|bird|fish)$/;
const AIRBORNE = /^(?:floating|falling|flying|dancing)$/;
/** One is meant. */
const IS_ONE = /^(?:big|large|giant|huge|gigantic|single|lone|one|a|an)$/;
/** Marks and stickers show one of each; several before a plain background would be a pattern. */
const MARK = /背景|ロゴ|アイコン|スタンプ|シール|ラベル|タトゥー|マーク|紋|ブローチ/u;

/** Whether Japanese may mean several things by a text that says no number. */
export const mayMeanSeveral = (text: string): boolean => !MARK.test(text);

/** "提灯、花火", "かぼちゃとコウモリ": things that are mostly seen in numbers, where nothing is said of one of them. */
export function inUnsaidNumbers(clause: readonly Piece[]): readonly Piece[] {
  const isCounted = clause.some(
    (piece) => piece.kind === 'count' || has(piece, 'number') || IS_ONE.test(piece.english),
  );
  if (isCounted) return clause;
  const isAirborne = clause.some(({ english }) => AIRBORNE.test(english));
  return clause.map((piece, i) => {
    const next = clause[i + 1];
    const isNamed = next === undefined || isAnd(next);
    const isMany = IN_NUMBERS.test(piece.english) || (isAirborne && IN_THE_AIR.test(piece.english));
    return piece.kind === 'word' && isNamed && isMany
      ? { ...piece, english: severalOf(piece.english) }
      : piece;
  });
}
