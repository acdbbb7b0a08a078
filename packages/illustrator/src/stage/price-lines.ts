import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { PRICE_LINES } from '../plan/titled-sheet.ts';
import type { Stage } from './stage.ts';

const INK: Colour = [0.42, 0.03, 280];
/** From side to side, as shares of the width: the name, the dots and the price. */
const NAME = { from: 0.19, to: 0.45 } as const;
const DOTS = { from: 0.475, to: 0.7 } as const;
const PRICE = { from: 0.72, to: 0.81 } as const;

/** Empty lines of a price list: room for a name, a row of dots, room for a price. */
export function paintPriceLines(context: Canvas2D, { width, height, unit }: Stage): void {
  const { first, last, count } = PRICE_LINES;
  context.fillStyle = css(INK, 0.55);
  for (let i = 0; i < count; i++) {
    const y = (first + ((last - first) * i) / (count - 1)) * height;
    for (const { from, to } of [NAME, PRICE])
      context.fillRect(from * width, y, (to - from) * width, 3.5 * unit);
    for (let x = DOTS.from * width; x < DOTS.to * width; x += 17 * unit)
      fillCircle(context, x, y + 1.7 * unit, 2.4 * unit);
  }
}
