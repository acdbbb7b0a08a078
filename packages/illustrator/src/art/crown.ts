import type { Canvas } from '../canvas.ts';

const OPAQUE_ALPHA = 110;
/** Pixels this close to the highest one, as a fraction of the height, belong to the crown too. */
const CROWN_DEPTH = 0.05;

/**
 * The middle of the highest part of a sprite between two columns (fractions of the width): where a
 * hat goes. As fractions of the canvas.
 */
export function crownOf(
  sprite: Canvas,
  from: number,
  to: number,
): { readonly x: number; readonly y: number } {
  const { width, height } = sprite;
  const left = Math.floor(from * width);
  const columns = Math.min(width, Math.ceil(to * width)) - left;
  if (columns <= 0) return { x: 0.5, y: 1 };
  const context = sprite.getContext('2d');
  /** The first opaque row of each column, as far as rows were read. */
  const tops = Array.from({ length: columns }, () => height);
  let highest = height;
  for (let y = 0; y < height && y <= highest + height * CROWN_DEPTH; y++) {
    const { data } = context.getImageData(left, y, columns, 1);
    for (let i = 0; i < columns; i++) {
      if (tops[i] !== height || (data[i * 4 + 3] ?? 0) <= OPAQUE_ALPHA) continue;
      tops[i] = y;
      highest = Math.min(highest, y);
    }
  }
  let sum = 0;
  let count = 0;
  tops.forEach((top, i) => {
    if (top > highest + height * CROWN_DEPTH) return;
    sum += left + i;
    count++;
  });
  return { x: count > 0 ? sum / count / width : 0.5, y: highest / height };
}

/**
 * The outermost point of a sprite within a box (fractions): the tip of a snout. As fractions of the canvas.
 * @param isRight whether it points to the right
 */
export function tipOf(
  sprite: Canvas,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  isRight: boolean,
): { readonly x: number; readonly y: number } {
  const { width, height } = sprite;
  const columns = Math.max(1, Math.floor((right - left) * width));
  const rows = Math.max(1, Math.floor((bottom - top) * height));
  const first = Math.floor(left * width);
  const upper = Math.floor(top * height);
  const { data } = sprite.getContext('2d').getImageData(first, upper, columns, rows);
  const isOpaque = (x: number, y: number): boolean =>
    (data[(y * columns + x) * 4 + 3] ?? 0) > OPAQUE_ALPHA;
  for (let step = 0; step < columns; step++) {
    const x = isRight ? columns - 1 - step : step;
    for (let y = 0; y < rows; y++) {
      if (isOpaque(x, y)) return { x: (first + x) / width, y: (upper + y) / height };
    }
  }
  return { x: isRight ? right : left, y: bottom };
}
