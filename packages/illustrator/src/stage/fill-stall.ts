import type { Canvas, Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { drawTrimmed } from './draw-trimmed.ts';
import { loadPieces } from './load-pieces.ts';
import type { AddToSprite } from './sprite-addition.ts';

/** A row of goods: its lower edge, its end from the left, the size of a piece, and how many there are. */
interface Row {
  readonly foot: number;
  readonly left: number;
  readonly size: number;
  readonly count: number;
}

interface Board {
  readonly rows: readonly Row[];
  /** Where the goods in front are; those of a stall hang from its roof. */
  readonly front: Row;
  readonly isFrontHung?: true;
}

const BOARDS: Readonly<Record<string, Board>> = {
  '@marketstall': {
    rows: [
      { foot: 0.725, left: 0.1, size: 0.125, count: 7 },
      { foot: 0.835, left: 0.07, size: 0.14, count: 7 },
    ],
    front: { foot: 0.415, left: 0.07, size: 0.115, count: 7 },
    isFrontHung: true,
  },
  '@shopwindow': {
    rows: [
      { foot: 0.478, left: 0.08, size: 0.13, count: 6 },
      { foot: 0.648, left: 0.08, size: 0.13, count: 6 },
      { foot: 0.833, left: 0.08, size: 0.145, count: 6 },
    ],
    front: { foot: 0.833, left: 0.08, size: 0.165, count: 5 },
  },
};
/** Of the width of a stall: no piece is drawn larger. */
const LOADED = 0.2;
/** Of the size of one, up from the foot to its middle. */
const MIDDLE = 0.42;
/** The edge of the roof, from which strings hang. */
const ROOF = 0.22;

type Draw = (row: Row, pieces: readonly Canvas[], shiftOfRow: number) => void;

/** Draws pieces in a row: neighbors are of one kind, and each further row begins with another one. */
const drawsRows =
  (context: Canvas2D, { width, height }: Canvas): Draw =>
  ({ foot, left, size, count }, pieces, shiftOfRow) => {
    const random = createRandom(9 + shiftOfRow);
    for (let i = 0; i < count; i++) {
      const x = left + ((1 - 2 * left) * (i + 0.5)) / count;
      const piece = pieces[(Math.floor((i * pieces.length) / count) + shiftOfRow) % pieces.length];
      if (!piece) continue;
      const y = foot - size * MIDDLE + (random() - 0.5) * 0.008;
      drawTrimmed(context, piece, x * width, y * height, size * width);
    }
  };

/** Strings from the roof down to what hangs in a row. */
function drawStrings(context: Canvas2D, { width, height }: Canvas, row: Row): void {
  context.strokeStyle = css([0.5, 0.17, 25]);
  context.lineWidth = width * 0.005;
  for (let i = 0; i < row.count; i++) {
    const x = (row.left + ((1 - 2 * row.left) * (i + 0.5)) / row.count) * width;
    context.beginPath();
    context.moveTo(x, ROOF * height);
    context.lineTo(x, (row.foot - row.size * 0.7) * height);
    context.stroke();
  }
}

/** In front there are as many as were said, large enough to fill the row; on strings as many as fit. */
const frontRow = ({ front, isFrontHung }: Board, count: number): Row =>
  isFrontHung
    ? front
    : { ...front, count, size: Math.min(0.17, (1 - 2 * front.left) / Math.max(count, 4)) };

/** Lays the goods of a stall on its board or those of a shop into its window, each kind in a place of its own. */
export const fillStall: AddToSprite = async (
  environment,
  { glyph, goods = [], goodsInFront = [] },
  sprite,
  load,
) => {
  const board = BOARDS[glyph];
  if (board === undefined || goods.length + goodsInFront.length === 0) return sprite;
  const { width, height } = sprite;
  const pieces = await loadPieces(load, goods, width * LOADED);
  const inFront = await loadPieces(load, goodsInFront, width * LOADED);
  const front = frontRow(board, goodsInFront.length);
  const isFrontFree = board.isFrontHung || goodsInFront.length === 0;
  const rows = isFrontFree ? board.rows : board.rows.slice(0, -1);
  return paintOnce(environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    if (board.isFrontHung && inFront.length > 0) drawStrings(context, sprite, front);
    context.shadowColor = css([0.2, 0.04, 50], 0.45);
    context.shadowBlur = width * 0.012;
    context.shadowOffsetY = width * 0.006;
    const draw = drawsRows(context, sprite);
    if (pieces.length > 0) rows.forEach((row, i) => draw(row, pieces, i));
    if (inFront.length > 0) draw(front, inFront, 0);
  });
};
