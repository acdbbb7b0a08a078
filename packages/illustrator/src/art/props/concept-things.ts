import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

/** Edges of the pieces of a puzzle, in hundredths of its board. */
const GRID = { cells: 4, left: 8, top: 8, side: 21 } as const;
/** The place of the piece that is missing: column and row. */
const GAP = [2, 2] as const;

/** A tab of one piece in the next, at the middle of an edge; `turn` lays it across or down. */
function tab(context: Canvas2D, x: number, y: number, isAcross: boolean, out: number): void {
  const [dx, dy] = isAcross ? [out, 0] : [0, out];
  fillEllipse(context, [(x + dx) / 100, (y + dy) / 100, 0.033, 0.033], context.fillStyle);
}

/** One piece as a path of filled parts: its square and the tabs at its right and its lower edge. */
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

/** A plank on a wedge, level. */
function levelBoard(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 74 L 61 99 L 39 99 Z',
    fallShade(context, 0.74, 0.99, [0.62, 0.13, 250]),
  );
  fillBox(context, [0, 0.7, 1, 0.055], 0.02, fallShade(context, 0.7, 0.755, colour));
  for (const x of [0.18, 0.4, 0.62, 0.84])
    strokeLine(
      context,
      [
        [x - 0.06, 0.728],
        [x + 0.06, 0.73],
      ],
      0.005,
      css(shift(colour, -0.1), 0.7),
    );
  fillBall(context, 0.5, 0.745, 0.022, BRASS);
}

const ROAD: Colour = [0.46, 0.02, 275];
const FORK =
  'M 24 100 C 33 84 40 76 37 69 C 32 60 16 56 3 50.500 L 9 50.200 C 28 54 44 57 50 67 C 56 57 72 54 91 50.200 L 97 50.500 C 84 56 68 60 63 69 C 60 76 67 84 76 100 Z';

/** Dashes along the middle of the left branch, from the fork to the horizon. */
const BRANCH_DASHES = [
  [0.445, 0.655, 0.41, 0.618],
  [0.385, 0.6, 0.345, 0.58],
  [0.315, 0.567, 0.27, 0.553],
  [0.235, 0.544, 0.19, 0.533],
  [0.155, 0.526, 0.115, 0.516],
] as const;

/** A road that parts into two before the viewer, with a signpost where it does. */
function forkedRoad(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    FORK,
    linearGradient(
      context,
      [0, 0.5, 0, 1],
      [
        [0, mix(colour, [0.8, 0.04, 230], 0.4)],
        [0.5, colour],
        [1, shift(colour, -0.05)],
      ],
    ),
  );
  within(context, FORK, () => {
    const dash = css([0.97, 0.02, 95], 0.9);
    for (const [from, to, width] of [
      [100, 94, 0.018],
      [90, 85, 0.015],
      [81, 77.5, 0.012],
    ] as const)
      strokeOutline(context, `M 50 ${from} L 50 ${to}`, width, dash);
    for (const [side, turn] of [
      [0, 1],
      [1, -1],
    ] as const)
      for (const [x, y, toX, toY] of BRANCH_DASHES)
        strokeLine(
          context,
          [
            [side + turn * x, y],
            [side + turn * toX, toY],
          ],
          0.003 + 0.012 * (y - 0.5),
          dash,
        );
  });
  fillBox(context, [0.493, 0.36, 0.014, 0.28], 0.004, roundShade(context, 0.493, 0.507, WOOD));
  fillOutline(context, 'M 49 38 L 36 38 L 33 40.500 L 36 43 L 49 43 Z', css(shift(WOOD, 0.12)));
  fillOutline(context, 'M 51 45 L 64 45 L 67 47.500 L 64 50 L 51 50 Z', css(shift(WOOD, 0.06)));
}

/** Where others are on a drawing, in its unit square. */
export const SPOTS_ON = {
  '@levelboard': { left: [0.15, 0.7], right: [0.8, 0.7] },
} as const;

export const CONCEPT_THINGS: PropFamily = {
  '@puzzleboard': (context, colour) => puzzleBoard(context, colour ?? [0.62, 0.06, 60]),
  '@levelboard': (context, colour) => levelBoard(context, colour ?? [0.66, 0.15, 40]),
  '@forkedroad': (context, colour) => forkedRoad(context, colour ?? ROAD),
};
