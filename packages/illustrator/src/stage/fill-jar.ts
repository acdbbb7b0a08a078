import type { Canvas, Canvas2D } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import { css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** The inside of the jar, fractions of its drawing. */
const INSIDE = { left: 0.18, top: 0.28, width: 0.64, height: 0.66, corner: 0.12 };
const ROWS = 4;
const PIECE = 0.3;
/** How much of the pieces shines through the glass before them. */
const THROUGH_GLASS = 0.45;

/** Pieces in rows from the bottom, each turned a little. */
function paintPieces(context: Canvas2D, piece: Canvas, size: number): void {
  const random = createRandom(11);
  // Pieces are told apart by the shadow that each one casts.
  context.shadowColor = css([0.25, 0.05, 40], 0.5);
  context.shadowBlur = size * 0.03;
  for (let row = 0; row < ROWS; row++) {
    const count = row % 2 === 0 ? 3 : 4;
    for (let i = 0; i < count; i++) {
      const across = (i + 0.5) / count + (random() - 0.5) * 0.06;
      const up = (row + 0.55) / ROWS + (random() - 0.5) * 0.05;
      context.save();
      context.translate(
        (INSIDE.left + INSIDE.width * across) * size,
        (INSIDE.top + INSIDE.height * (1 - up)) * size,
      );
      context.rotate((random() - 0.5) * 1.6);
      drawTrimmed(context, piece, 0, 0, PIECE * size);
      context.restore();
    }
  }
}

/** Fills a glass jar with what is in it. */
export const fillJar: AddToSprite = async (environment, { fill }, sprite, load) => {
  if (fill === undefined) return sprite;
  const { width, height } = sprite;
  const piece = await load(fill.glyph, Math.ceil(width * PIECE), colourNamed(fill.colour));
  const { left, top, width: wide, height: tall, corner } = INSIDE;
  const heap = paintOnce(environment, width, height, (context) => {
    context.beginPath();
    context.roundRect(left * width, top * height, wide * width, tall * height, corner * width);
    context.clip();
    paintPieces(context, piece, width);
  });
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(heap, 0, 0);
    context.drawImage(sprite, 0, 0);
    context.globalAlpha = THROUGH_GLASS;
    context.drawImage(heap, 0, 0);
  });
};
