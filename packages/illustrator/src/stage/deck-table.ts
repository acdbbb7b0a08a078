import { css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import type { AddToSprite } from './sprite-addition.ts';

const TABLES = /^@(?:tablefor|roundtable$)/;
/** The middle line of the table, and how much of its width things take there. */
const FOOT = 0.57;
const ROOM = { usual: 0.5, small: 0.2 } as const;
/** Size of one thing, and of one beside others. */
const SIZE = { alone: 0.26, beside: 0.17 } as const;

/** The round table that two sit at is seen from nearer. */
const ROUND = { room: 0.62, foot: 0.62, size: 0.22 } as const;

/** Stands flowers, candles and dishes along the middle of a table that is set. */
export const deckTable: AddToSprite = async (environment, { glyph, goods = [] }, sprite, load) => {
  if (!TABLES.test(glyph) || goods.length === 0) return sprite;
  const { width, height } = sprite;
  const isRound = glyph === '@roundtable';
  const room = isRound ? ROUND.room : glyph === '@tablefortwo' ? ROOM.small : ROOM.usual;
  const size = isRound ? ROUND.size : goods.length === 1 ? SIZE.alone : SIZE.beside;
  const foot = isRound ? ROUND.foot : FOOT;
  const pieces = await loadPieces(load, goods, width * size);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.shadowColor = css([0.2, 0.04, 50], 0.35);
    context.shadowBlur = width * 0.01;
    for (const [i, piece] of pieces.entries()) {
      const x = 0.5 + room * ((i + 0.5) / pieces.length - 0.5);
      drawTrimmed(context, piece, x * width, (foot - size * 0.46) * height, size * width);
    }
  });
};
