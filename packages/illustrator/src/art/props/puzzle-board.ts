import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillBox, fillEllipse, type PropFamily, strokeOutline } from './brush.ts';

/** Edges of the pieces of a puzzle, in hundredths of its board. */
const GRID = { cells: 4, left: 8, top: 8, side: 21 } as const;
/** The place of the piece that is missing: column and row. */
const GAP = [2, 2] as const;

/** A tab of one piece in the next, around the middle of an edge. @param out how far it reaches beyond the edge */
function tab(context: Canvas2D, x: number, y: number, isAcross: boolean, out: number): void {
  const [dx, dy] = isAcross ? [out, 0] : [0, out];
  fillEllipse(context, [(x + dx) / 100, (y + dy) / 100, 0.033, 0.033], context.fillStyle);
}

/** One piece: its square, and the tabs at its right and its lower edge. */
function fillPiece(
  context: Canvas2D,
  column: number,
  row: number,
  colour: Colour,
  hasTabs: boolean,
): void {
  const { left, top, side, cells } = GRID;
  const [x, y] = [left + column * side, top + row * side];
  context.fillStyle = css(colour);
  context.fillRect(x / 100, y / 100, side / 100, side / 100);
  if (!hasTabs) return;
  if (column < cells - 1) tab(context, x + side, y + side / 2, true, 2);
  if (row < cells - 1) tab(context, x + side / 2, y + side, false, 2);
}

const SKY: Colour = [0.8, 0.1, 225];
const MEADOW: Colour = [0.72, 0.15, 140];
const SUN: Colour = [0.9, 0.14, 88];

/** The color of a piece of the picture: meadow below, sky above, and a sun in one corner. */
const colourOfPiece = (column: number, row: number): Colour =>
  row >= 2
    ? shift(MEADOW, 0.03 * ((column + row) % 2) - 0.06 * (row - 2))
    : column === 3 && row === 0
      ? SUN
      : shift(SKY, 0.04 * row + 0.025 * ((column + row) % 2));

/** A puzzle that lacks a single piece. */
function puzzleBoard(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.03, 0.03, 0.94, 0.94], 0.04, fallShade(context, 0.03, 0.97, colour));
  fillBox(context, [0.07, 0.07, 0.86, 0.86], 0.015, css(shift(colour, -0.2)));
  const { cells } = GRID;
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const isGap = column === GAP[0] && row === GAP[1];
      const tone = colourOfPiece(column, row);
      fillPiece(context, column, row, isGap ? shift(colour, -0.26) : tone, !isGap);
    }
  drawGap(context, shift(colour, -0.26));
  drawSeams(context);
}

/** The hole with the tabs of a piece on all its sides. */
function drawGap(context: Canvas2D, colour: Colour): void {
  const { left, top, side } = GRID;
  const [x, y] = [left + GAP[0] * side, top + GAP[1] * side];
  context.fillStyle = css(colour);
  context.fillRect(x / 100, y / 100, side / 100, side / 100);
  tab(context, x + side, y + side / 2, true, 2);
  tab(context, x + side / 2, y + side, false, 2);
  context.fillStyle = css(colourOfPiece(GAP[0] - 1, GAP[1]));
  tab(context, x, y + side / 2, true, 2);
  context.fillStyle = css(colourOfPiece(GAP[0], GAP[1] - 1));
  tab(context, x + side / 2, y, false, 2);
}

/** Thin dark lines around the pieces. */
function drawSeams(context: Canvas2D): void {
  const { left, top, side, cells } = GRID;
  const ink = css([0.3, 0.04, 270], 0.45);
  for (let line = 1; line < cells; line++)
    for (let cell = 0; cell < cells; cell++) {
      const [at, from] = [left + line * side, top + cell * side];
      const middle = from + side / 2;
      const seam = (points: string): void => strokeOutline(context, points, 0.006, ink);
      seam(
        `M ${at} ${from} L ${at} ${middle - 2.6} C ${at + 6.5} ${middle - 6} ${at + 6.5} ${middle + 6} ${at} ${middle + 2.6} L ${at} ${from + side}`,
      );
      seam(
        `M ${from} ${at} L ${middle - 2.6} ${at} C ${middle - 6} ${at + 6.5} ${middle + 6} ${at + 6.5} ${middle + 2.6} ${at} L ${from + side} ${at}`,
      );
    }
}

export const PUZZLE_BOARD: PropFamily = {
  '@puzzleboard': (context, colour) => puzzleBoard(context, colour ?? [0.62, 0.06, 60]),
};
