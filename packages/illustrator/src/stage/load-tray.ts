import { paintOnce } from '../painting.ts';
import { drawTrimmedStanding, trimmedHeight } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** Where things stand on a tray, in heights of its picture, and how much of its width they take. */
const FOOT = 0.87;
const ROOM = 0.84;
/** The most width of one thing, and the most height, in widths of the tray. */
const WIDEST = 0.42;
const TALLEST = 0.6;

/** Stands cups, glasses and dishes beside each other on a tray. */
export const loadTray: AddToSprite = async (environment, { glyph, goods = [] }, sprite, load) => {
  if (glyph !== '@tray' || goods.length === 0) return sprite;
  const { width, height } = sprite;
  const share = ROOM / goods.length;
  const pieces = await loadPieces(load, goods, width * WIDEST * 1.4);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    for (const [i, piece] of pieces.entries()) {
      const size = Math.min(WIDEST, share, TALLEST / trimmedHeight(piece)) * width;
      const x = 0.5 + share * (i - (pieces.length - 1) / 2);
      drawTrimmedStanding(context, piece, [x * width, FOOT * height], size);
    }
  });
};
