type Point = readonly [x: number, y: number];

/** Line segments per curve; few are enough, because the outlines are drawn small. */
const PIECES_PER_CURVE = 6;

/**
 * The share of each pixel that lies inside an outline, 0–1, row by row.
 *
 * Every edge adds the area that it cuts off to its pixel and the rest to the next one; a running
 * sum along the row then gives the covered share exactly. Source: Raph Levien, font-rs, 2016.
 *
 * @param outline SVG path data of absolute M, L, Q and Z; contours wind, they do not overlap
 * @param scale pixels per unit of the outline
 */
export function fillPath(
  outline: string,
  width: number,
  height: number,
  scale: number,
): Float32Array {
  const edges = new Float32Array(width * height + 2);
  for (const contour of readContours(outline)) {
    for (const [index, point] of contour.entries()) {
      const next = contour[(index + 1) % contour.length]!;
      addEdge(edges, width, height, times(point, scale), times(next, scale));
    }
  }
  const coverage = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let at = y * width; at < (y + 1) * width; at++) {
      sum += edges[at]!;
      coverage[at] = Math.min(1, Math.abs(sum));
    }
  }
  return coverage;
}

const times = ([x, y]: Point, scale: number): Point => [x * scale, y * scale];

/** Closed polygons, with curves split into line segments. */
function readContours(outline: string): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  for (const [, command, numbers = ''] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'M') contours.push((contour = []));
    if (command === 'Q') {
      const [x, y, endX, endY] = values as [number, number, number, number];
      contour.push(...quadraticCurve(contour.at(-1)!, [x, y], [endX, endY]));
    } else if (command !== 'Z') contour.push([values[0]!, values[1]!]);
  }
  return contours;
}

function quadraticCurve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: PIECES_PER_CURVE }, (_, index) => {
    const t = (index + 1) / PIECES_PER_CURVE;
    const at = (axis: 0 | 1): number =>
      from[axis] * (1 - t) ** 2 + control[axis] * 2 * t * (1 - t) + to[axis] * t ** 2;
    return [at(0), at(1)] as const;
  });
}

/** Adds one edge, row by row; the part of it in a row is a trapezium over some pixels. */
function addEdge(edges: Float32Array, width: number, height: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [top, bottom] = direction === 1 ? [from, to] : [to, from];
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
  const firstRow = Math.max(0, Math.floor(top[1]));
  const endRow = Math.min(height, Math.ceil(bottom[1]));
  for (let row = firstRow; row < endRow; row++) {
    const upper = Math.max(row, top[1]);
    const lower = Math.min(row + 1, bottom[1]);
    const tall = (lower - upper) * direction;
    const xUpper = top[0] + (upper - top[1]) * slope;
    const xLower = top[0] + (lower - top[1]) * slope;
    addTrapezium(
      edges,
      row * width,
      width,
      tall,
      Math.min(xUpper, xLower),
      Math.max(xUpper, xLower),
    );
  }
}

/**
 * One row's piece of an edge, `tall` of the row high (negative upwards), slanting evenly from
 * `left` to `right`: everything right of it is covered, the columns under the slant in part.
 */
function addTrapezium(
  edges: Float32Array,
  rowStart: number,
  width: number,
  tall: number,
  left: number,
  right: number,
): void {
  const span = right - left;
  /** The area right of the slant and left of `x`, for a row of height 1. */
  const areaUntil = (x: number): number => {
    const slanted = span === 0 ? 0 : (Math.min(Math.max(x, left), right) - left) ** 2 / (2 * span);
    return slanted + Math.max(0, x - right);
  };
  const add = (column: number, amount: number): void => {
    if (column < width) edges[rowStart + Math.max(0, column)]! += amount;
  };
  let covered = 0;
  let column = Math.floor(left);
  for (; column < right; column++) {
    const share = tall * (areaUntil(column + 1) - areaUntil(column));
    add(column, share - covered);
    covered = share;
  }
  add(column, tall - covered);
}
