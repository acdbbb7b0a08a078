import type { Canvas } from '../canvas.ts';
import { boundsOf } from './bounds.ts';

const OPAQUE_ALPHA = 110;
/** Where a hand holds a handle: this far above its lower end, as a part of the height. */
const ABOVE_END = 0.1;

/**
 * Where a hand holds a thing with a handle at its lower end.
 * @returns from the middle of what is drawn, in widths of the canvas
 */
export function gripOf(sprite: Canvas): { readonly x: number; readonly y: number } {
  const { width, height } = sprite;
  const { left, right, top, bottom } = boundsOf(sprite);
  const end = bottom - ABOVE_END * (bottom - top);
  const row = Math.min(height - 1, Math.floor(end * height));
  const { data } = sprite.getContext('2d').getImageData(0, row, width, 1);
  let sum = 0;
  let count = 0;
  for (let x = 0; x < width; x++) {
    if ((data[x * 4 + 3] ?? 0) <= OPAQUE_ALPHA) continue;
    sum += x;
    count++;
  }
  const x = count > 0 ? sum / count / width : (left + right) / 2;
  return {
    x: x - (left + right) / 2,
    y: ((end - (top + bottom) / 2) * height) / width,
  };
}
