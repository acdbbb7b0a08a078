import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';

/** Details in about as many lines as wanted, each of which is whole. */
export function inRows(text: string, count: number): string {
  const parts = text.split(SEPARATOR);
  if (count === 1 || parts.length < count) return text;
  const rows = Array.from({ length: count }, (_, row) =>
    parts.filter((_part, i) => Math.floor((i * count) / parts.length) === row).join(SEPARATOR),
  );
  return rows.join('\n');
}
const SEPARATOR = ' · ';

/** Above details on a card, in heights of their letters. */
export const RULE_HEIGHT = 1.25;

/** A fine line with a diamond in its middle. */
export function paintRule(
  context: Canvas2D,
  x: number,
  y: number,
  fontPx: number,
  tone: Colour,
): void {
  context.fillStyle = css(tone);
  const line = Math.max(1, fontPx * 0.05);
  for (const side of [-1, 1])
    context.fillRect(x + (side < 0 ? -2.4 : 0.4) * fontPx, y - line / 2, 2 * fontPx, line);
  const radius = fontPx * 0.17;
  fillPolygon(context, [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ]);
}
