import type { Canvas } from '../canvas.ts';

const OPAQUE_ALPHA = 110;

export interface Span {
  readonly left: number;
  readonly right: number;
}

/** Which pixels of a sprite's row are opaque; none beside it is. @param row fraction of the height */
function opaqueInRow(sprite: Canvas, row: number): (x: number) => boolean {
  const { width, height } = sprite;
  const y = Math.max(0, Math.min(height - 1, Math.floor(row * height)));
  const { data } = sprite.getContext('2d').getImageData(0, y, width, 1);
  return (x) => (data[x * 4 + 3] ?? 0) > OPAQUE_ALPHA;
}

/**
 * The widest part of a sprite's row without a gap, as fractions of its width: the trunk of a cactus and not its arms.
 * @param row fraction of the height
 * @returns null where the row is empty
 */
export function widestRunAt(sprite: Canvas, row: number): Span | null {
  const { width } = sprite;
  const isOpaque = opaqueInRow(sprite, row);
  let widest: Span | null = null;
  let start = -1;
  for (let x = 0; x <= width; x++) {
    if (isOpaque(x) && start < 0) start = x;
    if (isOpaque(x) || start < 0) continue;
    const run = { left: start / width, right: x / width };
    if (widest === null || run.right - run.left > widest.right - widest.left) widest = run;
    start = -1;
  }
  return widest;
}

/**
 * From the first to the last opaque pixel of a sprite's row, as fractions of its width.
 * @param row fraction of the height
 * @returns null where the row is empty
 */
export function spanAt(sprite: Canvas, row: number): Span | null {
  const { width } = sprite;
  const isOpaque = opaqueInRow(sprite, row);
  let left = -1;
  let right = -1;
  for (let x = 0; x < width; x++) {
    if (!isOpaque(x)) continue;
    if (left < 0) left = x;
    right = x;
  }
  return left < 0 ? null : { left: left / width, right: (right + 1) / width };
}
