import type { Canvas2D } from '../canvas.ts';
import { NO_PRICE } from '../language/no-price.ts';
import { css } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { cardLook } from '../plan/card-look.ts';
import { type PricedLine, pricedLines } from '../plan/priced-lines.ts';
import { priceRows } from '../plan/titled-sheet.ts';
import type { Stage } from './stage.ts';

/** From side to side, as shares of the width: the name, the dots and the price. */
const NAME = { from: 0.19, to: 0.45 } as const;
const DOTS = { from: 0.475, to: 0.7 } as const;
const PRICE = { from: 0.72, to: 0.81 } as const;
/** Of the distance between two lines and, in thousandths of the shorter side, the largest letters. */
const LETTERS = { share: 0.66, largest: 50 } as const;
/** Of the room for a line: the most that its letters take. */
const WRITTEN = 0.86;

function paintDots(
  context: Canvas2D,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  unit: number,
): void {
  for (let x = from; x < to; x += 17 * unit) fillCircle(context, x, y, 2.4 * unit);
}

/** A name at the left, its price at the right and dots between them. */
function paintPriced(context: Canvas2D, { name, price }: PricedLine, y: number, stage: Stage) {
  const { width, unit } = stage;
  const [left, right] = [NAME.from * width, PRICE.to * width];
  if (price === NO_PRICE) {
    context.textAlign = 'center';
    context.fillText(name, width / 2, y);
    return;
  }
  context.textAlign = 'left';
  context.fillText(name, left, y);
  context.textAlign = 'right';
  context.fillText(price, right, y);
  const from = left + context.measureText(name).width + 14 * unit;
  const to = right - context.measureText(price).width - 14 * unit;
  paintDots(context, { from, to, y: y + 10 * unit }, unit);
}

/** Sets a font in which the longest of the lines fits. */
function setFont(context: Canvas2D, lines: readonly PricedLine[], apart: number, stage: Stage) {
  const { width, unit, environment } = stage;
  const texts = lines.map(({ name, price }) => `${name} ${price}`);
  const { families } = environment.fontOf(texts.join(' '), 'playfair-display', 700);
  const usual = Math.min(LETTERS.largest * unit, apart * LETTERS.share);
  context.font = `${usual}px ${families}`;
  const widest = Math.max(...texts.map((text) => context.measureText(text).width));
  const room = (PRICE.to - NAME.from) * width * WRITTEN;
  context.font = `${usual * Math.min(1, room / widest)}px ${families}`;
}

/** The lines of a price list: what costs how much, or empty ones with room for a name and a price. */
export function paintPriceLines(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, plan } = stage;
  const lines = pricedLines(plan.caption);
  const rows = priceRows(plan);
  const { ink } = cardLook(plan, stage.accents);
  context.save();
  context.fillStyle = css(ink, lines.length > 0 ? 1 : 0.55);
  context.textBaseline = 'middle';
  if (lines.length > 0) setFont(context, lines, ((rows[1] ?? 1) - (rows[0] ?? 0)) * height, stage);
  for (const [i, row] of rows.entries()) {
    const y = row * height;
    const line = lines[i];
    if (line !== undefined) {
      paintPriced(context, line, y, stage);
      continue;
    }
    for (const { from, to } of [NAME, PRICE])
      context.fillRect(from * width, y, (to - from) * width, 3.5 * unit);
    paintDots(context, { from: DOTS.from * width, to: DOTS.to * width, y: y + 1.7 * unit }, unit);
  }
  context.restore();
}
