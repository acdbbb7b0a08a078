import type { Canvas } from '../canvas.ts';

/** Where the box of a head begins above the crown for which hats are placed, in widths of the head. */
const ABOVE_CROWN = 0.06;
const LOWEST = 0.16;
/** Of the brim below the crown and of what an eye reaches above its middle. */
const ABOVE_EYES = 0.26;
const OPAQUE = 160;

/**
 * How far below the usual crown the top of a head is in its middle, between the ears: 0 or more, in widths of the head.
 * @param eyes where they are in the box of the head; null where that is not known
 */
export function crownBelow(head: Canvas, eyes: readonly [x: number, y: number] | null): number {
  const x = Math.floor(head.width / 2);
  const { data } = head.getContext('2d').getImageData(x, 0, 1, head.height);
  let top = 0;
  while (top < head.height && (data[top * 4 + 3] ?? 0) < OPAQUE) top++;
  const lowest = Math.min(LOWEST, eyes === null ? LOWEST : eyes[1] - ABOVE_EYES);
  return Math.max(0, Math.min(lowest, top / head.height - ABOVE_CROWN));
}
