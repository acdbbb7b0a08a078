import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';

type FillRectangle = (
  left: number,
  top: number,
  wide: number,
  tall: number,
  colour: Colour,
) => void;

/**
 * Fills rectangles of a thing that stands at a place, as posts, boards and slabs.
 * @param measure what "1" means for their places and sizes, in pixels
 */
export const rectanglesAt =
  (context: Canvas2D, [x, foot]: readonly [number, number], measure: number): FillRectangle =>
  (left, top, wide, tall, colour) => {
    context.fillStyle = css(colour);
    context.fillRect(x + left * measure, foot + top * measure, wide * measure, tall * measure);
  };
