const STRONG = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter; `otherwise` when there is none. */
export function directionOf(text: string, otherwise: Direction = 'ltr'): Direction {
  const first = STRONG.exec(text)?.[0];
  if (first === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

const LEFT_TO_RIGHT = /(?!\p{scx=Arab}|\p{scx=Hebr})[\p{L}\p{Nd}]/u;
/** Scripts whose characters look the same beside any other. */
const SEPARABLE =
  /^[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{Script=Zyyy}\p{Script=Zinh}]*$/u;

/**
 * Into what a line may be taken apart to move its parts: letters, words where letters join, and nothing where both
 * directions are mixed.
 */
export function partsOf(line: string): 'graphemes' | 'words' | 'line' {
  if (RIGHT_TO_LEFT.test(line)) return LEFT_TO_RIGHT.test(line) ? 'line' : 'words';
  return SEPARABLE.test(line) ? 'graphemes' : 'words';
}
