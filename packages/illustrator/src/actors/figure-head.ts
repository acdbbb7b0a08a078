import type { Canvas2D } from '../canvas.ts';
import { drawDropsOf } from './face.ts';
import type { FigurePose } from './figure-joints.ts';
import type { Figure } from './figure.ts';

/** Where the neck ends. */
const NECK = 0.56;
/** How far the chin is below that. */
const HEAD_TOP = -0.03;

/** The upper edge of the box of a head, in the units of the pose. */
export const headBoxTop = (size: number): number => NECK + HEAD_TOP - size * 0.93;

/** Into the space of the head's box: 1 wide, from (0, 0). */
function intoHead(context: Canvas2D, { headSize: size }: Figure, pose: FigurePose): void {
  context.translate(pose.headAt[0] * size, NECK + pose.headAt[1] * size);
  context.rotate(pose.head - pose.lean * 0.5);
  context.translate(0, HEAD_TOP - size * 0.93 + 0.06 * size);
  context.scale(size, size);
  context.translate(-0.5, -0.06);
}

/** Hair that falls behind the back. */
export function drawHairBehind(context: Canvas2D, figure: Figure, pose: FigurePose): void {
  if (!figure.drawnHead) return;
  context.save();
  intoHead(context, figure, pose);
  figure.drawnHead.behindBody(context);
  context.restore();
}

/** The head with what it wears, and its tears. */
export function drawHead(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  phase: number,
  onHead: (context: Canvas2D) => void,
): void {
  const { drawnHead } = figure;
  context.save();
  intoHead(context, figure, pose);
  drawnHead?.behindHead(context);
  figure.drawFace(context, phase);
  drawnHead?.onHead(context);
  context.translate(0.5, 0.06);
  onHead(context);
  context.translate(-0.5, -0.06);
  drawDropsOf(context, figure.glyph, figure.drops, phase);
  context.restore();
}

/** The same below the neck, where something else is in place of the head. */
export const withoutHead = (figure: Figure): Figure => ({
  ...figure,
  drawnHead: null,
  drawFace: () => {},
  drops: null,
});
