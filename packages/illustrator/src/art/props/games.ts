import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { radialGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  WOOD,
} from './brush.ts';

const IVORY: Colour = [0.94, 0.04, 85];
const EBONY: Colour = [0.28, 0.03, 40];
const CARD_RED: Colour = [0.58, 0.21, 25];

/** A table on one foot, seen from a little above: its top lies between y 0.46 and 0.66. */
function gameTable(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.95, 0.26, 0.045], fallShade(context, 0.9, 1, shift(colour, -0.1)));
  fillBox(context, [0.44, 0.6, 0.12, 0.34], 0.02, roundShade(context, 0.44, 0.56, colour));
  fillEllipse(context, [0.5, 0.58, 0.5, 0.12], css(shift(colour, -0.14)));
  fillEllipse(context, [0.5, 0.55, 0.5, 0.12], fallShade(context, 0.42, 0.68, shift(colour, 0.06)));
}

/** A point of the table's top: across and depth from 0 to 1. */
const onTop = (across: number, depth: number): readonly [number, number] => {
  const half = 0.27 + 0.07 * depth;
  return [0.5 + (across - 0.5) * 2 * half, 0.465 + 0.165 * depth];
};

const SQUARES = 6;

function board(context: Canvas2D): void {
  const edge = [onTop(-0.06, -0.1), onTop(1.06, -0.1), onTop(1.06, 1.1), onTop(-0.06, 1.1)];
  fillShape(context, edge, css(DARK_WOOD));
  for (let row = 0; row < SQUARES; row++) {
    for (let column = 0; column < SQUARES; column++) {
      const [left, right] = [column / SQUARES, (column + 1) / SQUARES];
      const [back, front] = [row / SQUARES, (row + 1) / SQUARES];
      fillShape(
        context,
        [onTop(left, back), onTop(right, back), onTop(right, front), onTop(left, front)],
        css((row + column) % 2 ? [0.5, 0.09, 55] : IVORY),
      );
    }
  }
}

/** A pawn, or with a crown a king. */
function piece(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  colour: Colour,
  isKing: boolean,
): void {
  const tall = isKing ? 0.2 : 0.135;
  const shade = roundShade(context, x - 0.04, x + 0.04, colour);
  fillEllipse(context, [x, y, 0.042, 0.017], shade);
  fillShape(
    context,
    [
      [x - 0.034, y],
      [x - 0.014, y - tall * 0.72],
      [x + 0.014, y - tall * 0.72],
      [x + 0.034, y],
    ],
    shade,
  );
  fillEllipse(context, [x, y - tall * 0.72, 0.028, 0.01], css(shift(colour, -0.06)));
  fillEllipse(context, [x, y - tall * 0.84, 0.027, 0.03], shade);
  if (!isKing) return;
  fillBox(context, [x - 0.006, y - tall * 1.16, 0.012, 0.05], 0.003, css(colour));
  fillBox(context, [x - 0.02, y - tall * 1.1, 0.04, 0.012], 0.003, css(colour));
}

function chessTable(context: Canvas2D): void {
  gameTable(context, WOOD);
  board(context);
  const pieces = [
    [0.08, 0.1, EBONY, false],
    [0.42, 0.08, EBONY, true],
    [0.92, 0.24, IVORY, false],
    [0.26, 0.42, EBONY, false],
    [0.7, 0.45, IVORY, false],
    [0.08, 0.6, EBONY, false],
    [0.92, 0.74, IVORY, false],
    [0.58, 0.78, IVORY, true],
    [0.26, 0.92, EBONY, false],
  ] as const;
  for (const [across, depth, colour, isKing] of pieces) {
    piece(context, onTop(across, depth), colour, isKing);
  }
}

function card(context: Canvas2D, across: number, depth: number, face: Colour | null): void {
  const [x, y] = onTop(across, depth);
  const outline = [
    [x - 0.045, y - 0.02],
    [x + 0.045, y - 0.028],
    [x + 0.055, y + 0.02],
    [x - 0.04, y + 0.028],
  ] as const;
  fillShape(context, outline, css(face === null ? [0.5, 0.15, 262] : [0.98, 0.01, 90]));
  if (face !== null) fillEllipse(context, [x + 0.003, y, 0.017, 0.012], css(face));
}

function cardTable(context: Canvas2D): void {
  gameTable(context, [0.46, 0.1, 155]);
  for (let i = 0; i < 4; i++) card(context, 0.5, 0.36 - i * 0.035, null);
  card(context, 0.1, 0.2, CARD_RED);
  card(context, 0.22, 0.66, EBONY);
  card(context, 0.5, 0.86, CARD_RED);
  card(context, 0.78, 0.62, EBONY);
  card(context, 0.9, 0.24, CARD_RED);
}

/** Panels that meet at a white cap. */
function beachBall(context: Canvas2D, colour: Colour | null): void {
  const tones: readonly Colour[] =
    colour === null
      ? [
          [0.63, 0.22, 25],
          [0.62, 0.17, 250],
          [0.87, 0.16, 92],
        ]
      : [colour, shift(colour, -0.08), colour];
  const panels = tones.flatMap((tone): readonly Colour[] => [
    tone,
    colour === null ? [0.97, 0.01, 90] : shift(colour, 0.08),
  ]);
  context.save();
  context.beginPath();
  context.arc(0.5, 0.5, 0.47, 0, TAU);
  context.clip();
  for (const [index, colour] of panels.entries()) {
    const from = (index / panels.length) * TAU;
    context.beginPath();
    context.moveTo(0.42, 0.4);
    context.arc(0.42, 0.4, 1, from, from + TAU / panels.length);
    context.closePath();
    context.fillStyle = css(colour);
    context.fill();
  }
  fillEllipse(context, [0.42, 0.4, 0.07, 0.07], css([0.98, 0.01, 90]));
  context.fillStyle = radialGradient(context, 0.4, 0.34, 0.62, [
    [0, [1, 0, 0], 0.25],
    [0.55, [1, 0, 0], 0],
    [1, [0.3, 0.08, 270], 0.4],
  ]);
  context.fillRect(0, 0, 1, 1);
  context.restore();
}

/** Tables with a game on them, and a beach ball. */
export const GAMES: PropFamily = {
  '@beachball': beachBall,
  '@chesstable': chessTable,
  '@cardtable': cardTable,
  '@roundtable': (context, colour) => gameTable(context, colour ?? WOOD),
};
