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
  const { data } = sprite.getContext('2d').getImageData(0, 0, width, height);
  const left = Math.floor(from * width);
  const right = Math.min(width, Math.ceil(to * width));
  const topOf = (x: number): number => {
    for (let y = 0; y < height; y++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) > OPAQUE_ALPHA) return y;
    }
    return height;
  };
  const tops = Array.from({ length: Math.max(0, right - left) }, (_, i) => topOf(left + i));
  const highest = Math.min(height, ...tops);
  let sum = 0;
  let count = 0;
  tops.forEach((top, i) => {
    if (top > highest + height * CROWN_DEPTH) return;
    sum += left + i;
    count++;
  });
  return { x: count > 0 ? sum / count / width : 0.5, y: highest / height };
}
