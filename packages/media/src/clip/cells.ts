import { CELLS_ACROSS } from '../loop-point-score.ts';

/** Cells on the shorter side of the picture that frames are compared by. */
const SMALL_ACROSS = 40;
/** Colour counts less than light: eyes follow light, and encoders blur colour. */
const CHROMA_WEIGHT = 0.7;

/** What is kept of a frame while the best cut is looked for. */
export interface FrameCells {
  /** Luma of the squares that loop points are scored by; see `scoreLoopPoint`. */
  readonly luma: Float32Array;
  /** Luma, then both chromas, of larger squares: what frames are compared by. */
  readonly small: Float32Array;
  /** Mean red, green and blue, 0–255. */
  readonly means: readonly [number, number, number];
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Mean red, green and blue of squares of `side` pixels, in three planes. */
interface CellGrid extends Grid {
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** @param frame RGBA, `width` x `height` */
export function measureCells(frame: Uint8Array, width: number, height: number): FrameCells {
  const shorter = Math.min(width, height);
  const fine = averageSquares(frame, width, height, Math.round(shorter / CELLS_ACROSS));
  const [red, green, blue] = fine.planes;
  const luma = red.map((value, cell) => lumaOf(value, green[cell]!, blue[cell]!));
  const fineAcross = Math.min(fine.columns, fine.rows);
  const coarse = shrink(fine, Math.max(1, Math.round(fineAcross / SMALL_ACROSS)));
  return { luma, small: toLumaAndChroma(coarse), means: meansOf(fine) };
}

export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

function averageSquares(
  frame: Uint8Array,
  width: number,
  height: number,
  wantedSide: number,
): CellGrid {
  const side = Math.max(1, wantedSide);
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const planes = emptyPlanes(columns * rows);
  const [reds, greens, blues] = planes;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let column = 0; column < columns; column++) {
      const end = (y * width + Math.min(width, (column + 1) * side)) * 4;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let at = (y * width + column * side) * 4; at < end; at += 4) {
        red += frame[at]!;
        green += frame[at + 1]!;
        blue += frame[at + 2]!;
      }
      const cell = row + column;
      reds[cell] = reds[cell]! + red;
      greens[cell] = greens[cell]! + green;
      blues[cell] = blues[cell]! + blue;
    }
  }
  for (let cell = 0; cell < columns * rows; cell++) {
    const across = Math.min(side, width - (cell % columns) * side);
    const down = Math.min(side, height - Math.floor(cell / columns) * side);
    for (const plane of planes) plane[cell] = plane[cell]! / (across * down);
  }
  return { columns, rows, planes };
}

/** Squares of `factor` x `factor` cells become one; what is left over at the far edges is dropped. */
function shrink({ columns, rows, planes }: CellGrid, factor: number): CellGrid {
  const across = Math.floor(columns / factor);
  const down = Math.floor(rows / factor);
  const small = emptyPlanes(across * down);
  for (const [index, plane] of planes.entries()) {
    for (let cell = 0; cell < across * down; cell++) {
      const left = (cell % across) * factor;
      const top = Math.floor(cell / across) * factor;
      let sum = 0;
      for (let y = top; y < top + factor; y++) {
        for (let x = left; x < left + factor; x++) sum += plane[y * columns + x]!;
      }
      small[index]![cell] = sum / (factor * factor);
    }
  }
  return { columns: across, rows: down, planes: small };
}

function toLumaAndChroma({ planes: [red, green, blue] }: CellGrid): Float32Array {
  const count = red.length;
  const result = new Float32Array(count * 3);
  for (let cell = 0; cell < count; cell++) {
    const luma = lumaOf(red[cell]!, green[cell]!, blue[cell]!);
    result[cell] = luma;
    result[count + cell] = 0.564 * CHROMA_WEIGHT * (blue[cell]! - luma);
    result[2 * count + cell] = 0.713 * CHROMA_WEIGHT * (red[cell]! - luma);
  }
  return result;
}

const meansOf = ({ planes }: CellGrid): [number, number, number] => [
  mean(planes[0]),
  mean(planes[1]),
  mean(planes[2]),
];

const mean = (plane: Float32Array): number =>
  plane.reduce((sum, value) => sum + value, 0) / plane.length;

const emptyPlanes = (count: number): [Float32Array, Float32Array, Float32Array] => [
  new Float32Array(count),
  new Float32Array(count),
  new Float32Array(count),
];
