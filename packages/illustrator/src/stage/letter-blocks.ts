import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';

const WOOD: Colour = [0.86, 0.06, 80];
const PAINTS: readonly Colour[] = [
  [0.6, 0.2, 25],
  [0.58, 0.15, 250],
  [0.64, 0.16, 148],
  [0.76, 0.16, 75],
  [0.58, 0.17, 310],
];
/** How far a block is turned at most, radians. */
const ASKEW = 0.05;

/** In letters. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The words in rows, no row longer than the square shape asks for. */
function rowsOf(text: string): readonly string[] {
  const words = text.toUpperCase().split(/\s+/u).filter(Boolean);
  const longest = Math.max(...words.map(lengthOf));
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= longest) {
      rows[rows.length - 1] = `${last} ${word}`;
    } else rows.push(word);
  }
  return rows;
}

/** One block around the origin. */
function paintBlock(context: Canvas2D, letter: string, side: number, paint: Colour): void {
  for (const [size, radius, fill] of [
    [0.97, 0.13, shift(WOOD, -0.22)],
    [0.92, 0.12, WOOD],
    [0.8, 0.09, paint],
    [0.68, 0.06, shift(WOOD, 0.08)],
  ] as const) {
    context.fillStyle = css(fill);
    context.beginPath();
    context.roundRect(
      (-size * side) / 2,
      (-size * side) / 2,
      size * side,
      size * side,
      radius * side,
    );
    context.fill();
  }
  context.fillStyle = css(shift(paint, -0.06));
  context.fillText(letter, 0, side * 0.03);
}

/**
 * A text in wooden blocks with a letter on each, row above row on the lower edge.
 * @returns the picture, and the height of its letters in pixels
 */
export function paintBlocks(
  environment: Environment,
  text: string,
  { wide, tall }: { readonly wide: number; readonly tall: number },
): { readonly picture: Canvas; readonly letterPx: number } {
  const rows = rowsOf(text);
  const longest = Math.max(...rows.map(lengthOf));
  const side = Math.min(wide / longest, tall / rows.length, wide * 0.4);
  const { families } = environment.fontOf(text, 'fredoka', 700);
  const picture = paintOnce(environment, wide, tall, (context) => {
    context.font = `${side * 0.62}px ${families}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    rows.forEach((row, i) => {
      const letters = Array.from(row);
      const y = tall - (rows.length - i - 0.5) * side;
      letters.forEach((letter, place) => {
        if (letter === ' ') return;
        const paint = PAINTS[(place + i * 2) % PAINTS.length] ?? WOOD;
        context.save();
        context.translate(wide / 2 + (place - (letters.length - 1) / 2) * side, y);
        context.rotate(((place + i) % 2 === 0 ? 1 : -1) * ASKEW * ((place % 3) / 2));
        paintBlock(context, letter, side, paint);
        context.restore();
      });
    });
  });
  return { picture, letterPx: side * 0.62 };
}
