import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';

type LoadSprite = (glyph: string, sizePx: number, colour: Colour | null) => Promise<Canvas>;

/** The inside of the jar, fractions of its drawing. */
const INSIDE = { left: 0.18, top: 0.28, width: 0.64, height: 0.66, corner: 0.12 };
const ROWS = 4;
const PIECE = 0.3;
/** How much of the pieces shines through the glass before them. */
const THROUGH_GLASS = 0.45;

/** Pieces in rows from the bottom, each turned a little. */
function paintPieces(context: Canvas2D, piece: Canvas, size: number): void {
  const bounds = boundsOf(piece);
  const random = createRandom(11);
  const wide = (bounds.right - bounds.left) * piece.width;
  const tall = (bounds.bottom - bounds.top) * piece.height;
  const scale = (PIECE * size) / Math.max(wide, tall);
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
      context.drawImage(
        piece,
        bounds.left * piece.width,
        bounds.top * piece.height,
        wide,
        tall,
        (-wide * scale) / 2,
        (-tall * scale) / 2,
        wide * scale,
        tall * scale,
      );
      context.restore();
    }
  }
}

/** Fills the glass jar of a picture with what is in it. Other sprites come back as they are. */
export async function fillJar(
  environment: Environment,
  { subjects }: Pick<ScenePlan, 'subjects'>,
  glyph: string,
  sprite: Canvas,
  load: LoadSprite,
): Promise<Canvas> {
  const fill = subjects.find((each) => each.glyph === glyph)?.fill;
  if (fill === undefined) return sprite;
  const { width, height } = sprite;
  const colour = fill.colour === null ? null : (COLOURS[fill.colour] ?? null);
  const piece = await load(fill.glyph, Math.ceil(width * PIECE), colour);
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
}
