import type { Canvas } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import { css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** Rows of goods on the board: their lower edges, their ends from the left, and their sizes. */
const ROWS = [
  { foot: 0.725, left: 0.1, size: 0.125, count: 7 },
  { foot: 0.835, left: 0.07, size: 0.14, count: 7 },
] as const;
/** Of the size of one, up from the foot to its middle. */
const MIDDLE = 0.42;

/** Lays the goods of a stall on its board, each kind in a place of its own. */
export const fillStall: AddToSprite = async (environment, { subjects }, glyph, sprite, load) => {
  if (glyph !== '@marketstall') return sprite;
  const goods = subjects.find((each) => each.glyph === glyph)?.goods;
  if (goods === undefined || goods.length === 0) return sprite;
  const { width, height } = sprite;
  const pieces: readonly Canvas[] = await Promise.all(
    goods.map((each) => load(each.glyph, Math.ceil(width * 0.16), colourNamed(each.colour))),
  );
  const random = createRandom(9);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.shadowColor = css([0.2, 0.04, 50], 0.45);
    context.shadowBlur = width * 0.012;
    context.shadowOffsetY = width * 0.006;
    for (const [row, { foot, left, size, count }] of ROWS.entries())
      for (let i = 0; i < count; i++) {
        const x = left + ((1 - 2 * left) * (i + 0.5)) / count;
        // Neighbors are of one kind; the second row begins with another one.
        const kind = (Math.floor((i * pieces.length) / count) + row) % pieces.length;
        const piece = pieces[kind];
        if (!piece) continue;
        const y = foot - size * MIDDLE + (random() - 0.5) * 0.012;
        drawTrimmed(context, piece, x * width, y * height, size * width);
      }
  });
};
