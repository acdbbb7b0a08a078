import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import { TEXT_SURFACES } from '../things/text-surfaces.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import { aboveWords } from './shared-surface.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** Of the room for it, how much a print fills. */
const FILLED = 0.96;
/** A print is at least so tall, in widths of the place for letters. */
const LEAST_SHARE = 0.62;

/** The middles of so many pictures and the width of each, as shares of their room: one row, or two. */
function placesOf(count: number): readonly (readonly [x: number, y: number, size: number])[] {
  if (count === 1) return [[0.5, 0.5, 1]];
  if (count === 2) return [0.27, 0.73].map((x) => [x, 0.5, 0.5] as const);
  const above = Math.ceil(count / 2);
  const row = (amount: number, y: number) =>
    Array.from({ length: amount }, (_, i) => [(i + 0.5) / amount, y, 0.46] as const);
  return [...row(above, 0.26), ...row(count - above, 0.76)];
}

/** Clothes of people on a screen. */
const SHIRTS: readonly Colour[] = [
  [0.62, 0.14, 255],
  [0.66, 0.15, 30],
  [0.64, 0.13, 150],
  [0.6, 0.15, 310],
];

/** Below a head, so wide as the head is. */
function drawShoulders(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  size: number,
  place: number,
): void {
  context.fillStyle = css(SHIRTS[place % SHIRTS.length]!);
  context.beginPath();
  context.roundRect(x - size * 0.4, y + size * 0.3, size * 0.8, size * 0.3, [
    size * 0.22,
    size * 0.22,
    size * 0.04,
    size * 0.04,
  ]);
  context.fill();
}

/** Draws what is printed on a thing onto its even side. */
export const printThing: AddToSprite = async (
  environment,
  { glyph, prints, lettering },
  sprite,
  load,
) => {
  const surface = TEXT_SURFACES[glyph];
  if (prints === undefined || surface === undefined) return sprite;
  const [left, top, width, height] = lettering ? aboveWords(surface) : surface.box;
  const [wide, tall] = [width * sprite.width, height * sprite.height];
  const least = lettering ? 0 : wide * LEAST_SHARE;
  const each = prints.flatMap(({ count, ...print }) => Array.from({ length: count }, () => print));
  const places = placesOf(each.length);
  const room = Math.min(wide, Math.max(tall, least)) * FILLED;
  const sag = (surface.bow ?? 0) * wide;
  const pictures = await loadPieces(load, each, room);
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.translate(left * sprite.width, top * sprite.height);
    if (surface.cover !== undefined && surface.cover !== 'own') {
      context.fillStyle = css(surface.cover);
      context.beginPath();
      context.roundRect(0, 0, wide, tall, 0.06 * tall);
      context.fill();
    }
    for (const [i, [x, y, share]] of places.entries()) {
      const picture = pictures[i];
      if (!picture) continue;
      const [middleX, middleY] = [wide / 2 + (x - 0.5) * room, sag + tall / 2 + (y - 0.5) * room];
      if (surface.hasShoulders) drawShoulders(context, [middleX, middleY], share * room, i);
      drawTrimmed(context, picture, middleX, middleY, share * room);
    }
  });
};
