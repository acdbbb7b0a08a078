import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';

/** What one writes on, seen flat from the edge of the table, and whether it has two pages. */
const BOUND = /^(?:notebook|open-book|books?|closed-book|@diary|@spellbook|@photoalbum)$/;
const SHEETS = /^(?:envelope|page-facing-up|memo|@writtenletter|@postcard|scroll|@checklist)$/;

export const isWrittenOn = (glyph: string): boolean => BOUND.test(glyph) || SHEETS.test(glyph);

const PAPER: Colour = [0.985, 0.012, 90];
const INK: Colour = [0.5, 0.07, 265];
const DEPTH = 0.12;

/** A point of a sheet: across from -1 to 1, and 0 at its far edge to 1 at its near one. */
const pointOn = (
  [x, near]: readonly [number, number],
  half: number,
  across: number,
  along: number,
): readonly [number, number] => [
  x + across * half * (0.82 + 0.18 * along),
  near - DEPTH * (1 - along),
];

/**
 * An open notebook or a sheet that lies on a table and is written on, in the units of figures.
 * @param near height of its near edge
 * @param cover color of the cover of what is bound
 */
export function drawOpenPages(
  context: Canvas2D,
  glyph: string,
  [x, near]: readonly [number, number],
  cover: Colour = [0.56, 0.15, 255],
): void {
  const isBound = BOUND.test(glyph);
  const half = isBound ? 0.34 : 0.24;
  const at = (across: number, along: number): readonly [number, number] =>
    pointOn([x, near], half, across, along);
  context.fillStyle = css(isBound ? cover : shift(PAPER, -0.22));
  const rim = isBound ? 1.06 : 1.02;
  fillPolygon(context, [at(-rim, -0.06), at(rim, -0.06), at(rim, 1.14), at(-rim, 1.14)]);
  context.fillStyle = css(PAPER);
  fillPolygon(context, [at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]);
  if (isBound) {
    context.fillStyle = css(shift(PAPER, -0.09));
    fillPolygon(context, [at(-0.07, 0), at(0.07, 0), at(0.07, 1), at(-0.07, 1)]);
  }
  const columns = isBound ? [[-0.9, -0.14] as const, [0.14, 0.9] as const] : [[-0.8, 0.8] as const];
  context.strokeStyle = css(INK, 0.6);
  context.lineWidth = 0.009;
  for (const [from, to] of columns) {
    for (const [row, along] of [0.16, 0.36, 0.56, 0.76].entries()) {
      context.beginPath();
      context.moveTo(...at(from, along));
      // The last line is not full yet.
      context.lineTo(...at(row === 3 ? (from + to) / 2 : to, along));
      context.stroke();
    }
  }
}
