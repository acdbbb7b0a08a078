import type { Canvas, Environment } from '../canvas.ts';
import { paintOnce } from '../painting.ts';

const CELLS = 36;
/** Cells that are less opaque are outside of the thing. */
const OPAQUE = 245;
/** A deviation of the colors, in levels, that halves the worth of an area. */
const BUSY = 60;

/** How much less an area is worth at the upper or lower edge. */
const CENTRED = 0.6;

/** A rectangle of a drawing, fractions of its box. */
export interface EvenArea {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Standard deviation of its colors, in levels of 255. */
  readonly deviation: number;
}

/** Sums over all rectangles from the upper left corner, of opaque cells, their levels and the squares of these. */
function sumsOf(data: Uint8ClampedArray): readonly Float64Array[] {
  const side = CELLS + 1;
  const tables = Array.from({ length: 5 }, () => new Float64Array(side * side));
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const at = (y * CELLS + x) * 4;
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const isInside = data[at + 3]! >= OPAQUE ? 1 : 0;
      const squares = red * red + green * green + blue * blue;
      for (const [i, value] of [isInside, red, green, blue, squares].entries()) {
        const sums = tables[i]!;
        const here = (y + 1) * side + x + 1;
        sums[here] = value + sums[here - 1]! + sums[here - side]! - sums[here - side - 1]!;
      }
    }
  }
  return tables;
}

/**
 * The rectangle inside a drawing that shows a text largest, even areas before busy ones.
 * @param fontIn the height of the letters that fit into a width and a height, all in the same unit
 * @returns null where nothing is large enough
 */
export function findEvenArea(
  environment: Environment,
  sprite: Canvas,
  fontIn: (width: number, height: number) => number,
): EvenArea | null {
  const small = paintOnce(environment, CELLS, CELLS, (context) =>
    context.drawImage(sprite, 0, 0, CELLS, CELLS),
  );
  const tables = sumsOf(small.getContext('2d').getImageData(0, 0, CELLS, CELLS).data);
  const side = CELLS + 1;
  const sumOf = (table: number, x: number, y: number, width: number, height: number): number => {
    const sums = tables[table]!;
    const [top, bottom] = [y * side, (y + height) * side];
    return sums[bottom + x + width]! - sums[bottom + x]! - sums[top + x + width]! + sums[top + x]!;
  };
  let best: EvenArea | null = null;
  let most = 0;
  for (let width = 6; width <= CELLS; width++) {
    for (let height = 2; height <= CELLS; height++) {
      const font = fontIn(width, height);
      if (font <= most) continue;
      const count = width * height;
      for (let y = 0; y + height <= CELLS; y++) {
        for (let x = 0; x + width <= CELLS; x++) {
          if (sumOf(0, x, y, width, height) < count) continue;
          const means = [1, 2, 3].map((i) => sumOf(i, x, y, width, height) / count);
          const squared = means.reduce((sum, mean) => sum + mean * mean, 0);
          const deviation = Math.sqrt(
            Math.max(0, sumOf(4, x, y, width, height) / count - squared) / 3,
          );
          const aside = Math.abs(y + height / 2 - CELLS / 2) / CELLS;
          const worth = (font * (1 - aside * CENTRED)) / (1 + deviation / BUSY);
          if (worth <= most) continue;
          most = worth;
          best = {
            box: [x / CELLS, y / CELLS, width / CELLS, height / CELLS],
            deviation,
          };
        }
      }
    }
  }
  return best;
}
