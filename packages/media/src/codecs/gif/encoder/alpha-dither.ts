const SIDE = 8;
const LEVELS = SIDE * SIDE;
/** Beyond these, a pixel counts as nothing or as opaque. */
const [NOTHING, OPAQUE] = [12, 240] as const;

/** The matrix of Bayer (1973) for 8 x 8 pixels: numbers from 0 to 63, of which neighbors are far apart. */
const BAYER = Uint8Array.from({ length: LEVELS }, (_, index) => {
  const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [column, row] = [(x >> bit) & 1, (y >> bit) & 1];
    value |= ((column ^ row) << (5 - 2 * bit)) | (row << (4 - 2 * bit));
  }
  return value;
});

/** What is more opaque than half has no pattern: holes in it disturb more than they show. */
const [LEAST, MOST] = [8, 134] as const;

/** The alpha, 0–255, from which on a pixel of a half-transparent area is shown. */
export const ditherThreshold = (x: number, y: number): number =>
  LEAST + (BAYER[(y % SIDE) * SIDE + (x % SIDE)]! * (MOST - LEAST)) / (LEVELS - 1);

/**
 * Whether a pixel lies on the smooth edge of something opaque: nothing on one side and opaque on the other. A pattern
 * would fray such an edge.
 *
 * @param data RGBA pixels @param at number of the pixel, row by row
 */
export function isSharpEdge(
  data: ArrayLike<number>,
  width: number,
  height: number,
  at: number,
): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  const alphaAt = (dx: number, dy: number): number => {
    const column = Math.min(width - 1, Math.max(0, x + dx));
    const row = Math.min(height - 1, Math.max(0, y + dy));
    return data[(row * width + column) * 4 + 3]!;
  };
  return DIRECTIONS.some(([dx, dy]) => {
    const [one, other] = [alphaAt(dx, dy), alphaAt(-dx, -dy)];
    return Math.min(one, other) <= NOTHING && Math.max(one, other) >= OPAQUE;
  });
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
