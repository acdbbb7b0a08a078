import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { CREAM, fillEllipse, fillShape } from './brush.ts';

/** A box in the unit square. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Stripes of cloth that hang over a front and end in scallops. */
export function awning(context: Canvas2D, [x, y, width, height]: Box, colour: Colour): void {
  const stripes = 10;
  for (let i = 0; i < stripes; i++) {
    const tone = css(i % 2 ? CREAM : colour);
    const left = x + (i / stripes) * width;
    const wide = width / stripes;
    const spread = (at: number): number => 0.04 * ((at / stripes) * 2 - 1);
    fillShape(
      context,
      [
        [left, y],
        [left + wide, y],
        [left + wide + spread(i + 1), y + height],
        [left + spread(i), y + height],
      ],
      tone,
    );
    const middle = left + wide / 2 + spread(i + 0.5);
    fillEllipse(context, [middle, y + height, wide * 0.54, height * 0.28], tone);
  }
  context.fillStyle = css(shift(colour, -0.2), 0.25);
  context.fillRect(x, y, width, height * 0.12);
}
