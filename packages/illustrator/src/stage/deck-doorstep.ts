import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** Where things stand on the steps, on both sides of the door: their middles and feet. */
const SPOTS = [
  [0.21, 0.885],
  [0.8, 0.885],
  [0.1, 0.955],
  [0.91, 0.955],
  [0.31, 0.945],
  [0.7, 0.945],
] as const;
const SIZE = 0.18;
/** All are loaded as large as this, so that none is drawn enlarged. */
const LOADED = 0.3;
/** What hangs on the door: its middle and size. */
const ON_DOOR = { x: 0.5, y: 0.4, size: 0.25 };

/** Hangs what is on a front door, and puts other things onto its steps. */
export const deckDoorstep: AddToSprite = async (
  environment,
  { glyph, goods = [], goodsInFront = [] },
  sprite,
  load,
) => {
  if (glyph !== '@housedoor' || goods.length + goodsInFront.length === 0) return sprite;
  const { width, height } = sprite;
  const standing = await loadPieces(load, goods, width * LOADED);
  const hung = await loadPieces(load, goodsInFront, width * LOADED);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    for (const piece of hung)
      drawTrimmed(context, piece, ON_DOOR.x * width, ON_DOOR.y * height, ON_DOOR.size * width);
    for (const [i, [x, foot]] of SPOTS.entries()) {
      const piece = standing[i];
      if (piece)
        drawTrimmed(context, piece, x * width, (foot - SIZE * 0.45) * height, SIZE * width);
    }
  });
};
