/** Width of a letter of the headline and the height of a line, in heights of the letters. */
const LETTER_WIDTH = 0.58;
const LINE = 1.12;
const WIDEST = 0.86;
const MOST_LINES = 9;

/** The more words, the smaller: by the most characters, shares of the shorter side. */
const LARGEST: readonly (readonly [length: number, size: number])[] = [
  [4, 0.19],
  [9, 0.145],
  [18, 0.116],
  [40, 0.098],
];
const OF_LONG = 0.092;
const TALLEST: readonly (readonly [length: number, height: number])[] = [
  [40, 0.23],
  [90, 0.3],
  [170, 0.38],
];
const OF_LONGEST = 0.5;

const upTo = (
  table: readonly (readonly [number, number])[],
  length: number,
  beyond: number,
): number => table.find(([most]) => length <= most)?.[1] ?? beyond;

/** One text at the top and one at the bottom, as memes have them. */
const APART = /\b(?:at|on) (?:the )?bottom\b|\bbottom (?:text|line)\b/iu;

/** Whether the second line of a caption is at the bottom of the picture. */
export const areTextsApart = (caption: string, prompt: string): boolean =>
  caption.includes('\n') && APART.test(prompt);

/** How much room a headline over a scene has. */
export interface HeadlineRoom {
  /** The largest letters, as a share of the shorter side. */
  readonly largest: number;
  /** The most height of all lines, in the same measure. */
  readonly tallest: number;
  /** About the height that it takes. */
  readonly height: number;
}

/** The room of a headline, from its length alone: the layout knows no fonts. */
export function headlineRoom(text: string): HeadlineRoom {
  const { length } = text;
  const largest = upTo(LARGEST, length, OF_LONG);
  const tallest = upTo(TALLEST, length, OF_LONGEST);
  let [font, lines] = [0, 1];
  for (let count = 1; count <= MOST_LINES; count++) {
    const wide = WIDEST / (LETTER_WIDTH * Math.ceil(length / count));
    const size = Math.min(largest, wide, tallest / (count * LINE));
    if (size > font) [font, lines] = [size, count];
  }
  return { largest, tallest, height: font * lines * LINE };
}
