import { boundsOf } from '../art/bounds.ts';
import type { Canvas } from '../canvas.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** Places inside a glass, fractions of what is drawn of it, and the size there, in its widths. */
const INSIDE: readonly (readonly [x: number, y: number])[] = [
  [0.36, 0.8],
  [0.63, 0.68],
  [0.4, 0.56],
  [0.6, 0.86],
  [0.58, 0.47],
];
const PIECE = 0.3;
/** How wide the inside is, of the width with the handle. */
const WITHOUT_HANDLE: Readonly<Record<string, number>> = { '@jardrink': 0.84 };
/** How much of a piece shines through the glass and the drink. */
const THROUGH = 0.9;
/** Where the drink ends above, of the height of what is drawn; straws reach higher. */
const BRIMS: Readonly<Record<string, number>> = {
  '@iceddrink': 0.22,
  '@milkshake': 0.3,
  '@lemonade': 0.24,
  'cup-with-straw': 0.3,
};
const BRIM = 0.06;
/** Of the width of the drink: no piece is drawn larger. */
const LOADED = 0.4;
/** Room for what is on top. */
const ROOM = 0.86;

/** Puts fruit and herbs into a clear drink, and what is said to be on top onto its brim. */
export const garnishDrink: AddToSprite = async (environment, { glyph, garnish }, sprite, load) => {
  if (garnish === undefined) return sprite;
  const { width, height } = sprite;
  const bounds = boundsOf(sprite);
  const wide = (bounds.right - bounds.left) * width * ROOM;
  const at = (x: number, y: number): readonly [number, number] => [
    width / 2 + (bounds.left + (bounds.right - bounds.left) * x - 0.5) * width * ROOM,
    height - (1 - bounds.top - (bounds.bottom - bounds.top) * y) * height * ROOM,
  ];
  const loaded = (isAbove: boolean): Promise<readonly Canvas[]> =>
    loadPieces(
      load,
      garnish.filter(({ isOnTop }) => isOnTop === isAbove),
      width * LOADED,
    );
  const [inside, onTop] = [await loaded(false), await loaded(true)];
  const random = createRandom(7);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(
      sprite,
      (width * (1 - ROOM)) / 2,
      height * (1 - ROOM),
      width * ROOM,
      height * ROOM,
    );
    for (const [i, [x, y]] of inside.length > 0 ? INSIDE.entries() : []) {
      const piece = inside[i % inside.length];
      if (!piece) continue;
      context.save();
      context.globalAlpha = THROUGH;
      context.translate(...at(x * (WITHOUT_HANDLE[glyph] ?? 1), y));
      context.rotate((random() - 0.5) * 1.2);
      drawTrimmed(context, piece, 0, 0, PIECE * wide);
      context.restore();
    }
    for (const [i, piece] of onTop.entries()) {
      const [x, y] = at(0.5 + (i - (onTop.length - 1) / 2) * 0.26, BRIMS[glyph] ?? BRIM);
      drawTrimmed(context, piece, x, y - wide * 0.1, wide * 0.36);
    }
  });
};
