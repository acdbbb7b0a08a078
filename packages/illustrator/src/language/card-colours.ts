import { colourOf } from './grounds.ts';
import type { Reader } from './reader.ts';
import { type Item, senseOf } from './sense.ts';

const FRAME = /^(?:borders?|frames?|edges?|edging|trims?|outlines?)$/;
/** The paper, the frame and the ground have colors. */
const MOST = 3;

interface CardColours {
  /** Color name of the line around it; null: none is said. */
  readonly frame: string | null;
  /** Color names of the rest, in the order that they were said. */
  readonly others: readonly string[];
}

/** "red border": the word for the color, and that for the frame. */
function frameIn(sentence: readonly Item[]): readonly [Item, Item] | null {
  const at = sentence.findIndex(
    (item, i) => FRAME.test(item.text) && senseOf(sentence[i - 1], 'colour') !== undefined,
  );
  const [colour, frame] = sentence.slice(at - 1, at + 1);
  return at < 1 || colour === undefined || frame === undefined ? null : [colour, frame];
}

/**
 * The colors that a card has itself, and that none of its things has: "black and gold", "with a red border".
 * @param isBare whether the prompt names no place, which would have the colors
 */
export function readCardColours(
  { looseColours, cast, account }: Pick<Reader, 'looseColours' | 'cast' | 'account'>,
  sentence: readonly Item[],
  isBare: boolean,
): CardColours {
  const framed = frameIn(sentence);
  if (framed !== null) account.drawAll(framed);
  const owned = new Set(cast.subjects.map(({ colour }) => colour));
  const loose = looseColours
    .filter((item) => isBare && item !== framed?.[0] && !owned.has(colourOf(item)))
    .slice(0, MOST);
  account.drawAll(loose);
  return {
    frame: framed === null ? null : colourOf(framed[0]),
    others: [...new Set(loose.map(colourOf))],
  };
}
