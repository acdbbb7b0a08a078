/** Perceived brightness 0–255 of RGBA pixels, into `target`. */
export function luminanceInto(data: Uint8ClampedArray, target: Float32Array): void {
  for (let i = 0, p = 0; i < target.length; i++, p += 4) {
    target[i] = (data[p] ?? 0) * 0.3 + (data[p + 1] ?? 0) * 0.58 + (data[p + 2] ?? 0) * 0.12;
  }
}

/** Sobel's operator along the middle one of three rows of luminance; both ends stay as they are. */
function edgesOfRow(
  above: Float32Array,
  here: Float32Array,
  below: Float32Array,
  target: Float32Array,
): void {
  for (let x = 1; x < here.length - 1; x++) {
    const a = above[x - 1]!;
    const b = above[x]!;
    const c = above[x + 1]!;
    const d = here[x - 1]!;
    const e = here[x + 1]!;
    const f = below[x - 1]!;
    const g = below[x]!;
    const h = below[x + 1]!;
    const across = c + 2 * e + h - a - 2 * d - f;
    const down = f + 2 * g + h - a - 2 * b - c;
    target[x] = Math.sqrt(across * across + down * down);
  }
}

/** Luminance and edges of row `y`; the arrays are used again for the next row. */
type VisitRow = (y: number, luminance: Float32Array, edges: Float32Array) => void;

/**
 * Visits a picture row by row with the strength of the edge at each pixel (Sobel), 0 at the border
 * of the picture. Only three rows of it are kept.
 * @param data RGBA; the visitor may change the row that it visits
 */
export function visitEdges(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  visit: VisitRow,
): void {
  let above = new Float32Array(width);
  let here = new Float32Array(width);
  let below = new Float32Array(width);
  const edges = new Float32Array(width);
  luminanceInto(data, here);
  for (let y = 0; y < height; y++) {
    const hasBelow = y + 1 < height;
    if (hasBelow) luminanceInto(data.subarray((y + 1) * width * 4), below);
    edges.fill(0);
    if (y > 0 && hasBelow) edgesOfRow(above, here, below, edges);
    visit(y, here, edges);
    [above, here, below] = [here, below, above];
  }
}

/** Strength of the edge at each pixel: see `visitEdges`. */
export function edgesOf(data: Uint8ClampedArray, width: number, height: number): Float32Array {
  const all = new Float32Array(width * height);
  visitEdges(data, width, height, (y, _luminance, edges) => all.set(edges, y * width));
  return all;
}
