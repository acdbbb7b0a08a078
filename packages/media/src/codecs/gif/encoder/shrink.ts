import type { Frame } from './frame.ts';

/**
 * A smaller picture: each new pixel is the mean of the area it covers (box filter), in stored values,
 * which keeps captions crisp. Colours count as much as they are opaque.
 *
 * @param width of the new picture; not larger than the old one's, and so the height
 * @param countsAlpha false takes all pixels for opaque
 */
export function shrinkFrame(
  frame: Frame,
  width: number,
  height: number,
  countsAlpha: boolean,
): Frame {
  const columns = spansOf(frame.width, width);
  const rows = spansOf(frame.height, height);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      averageArea(frame, countsAlpha, columns[x]!, rows[y]!, data, (y * width + x) * 4);
    }
  }
  return { ...frame, width, height, data };
}

/** The old pixels that a new one covers, and how much of the first and the last. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly firstShare: number;
  readonly lastShare: number;
}

function spansOf(from: number, to: number): Span[] {
  return Array.from({ length: to }, (_, index) => {
    const start = (index * from) / to;
    const end = ((index + 1) * from) / to;
    const first = Math.floor(start);
    const last = Math.max(first, Math.ceil(end) - 1);
    return {
      first,
      last,
      firstShare: Math.min(end, first + 1) - start,
      lastShare: last === first ? 0 : end - last,
    };
  });
}

function averageArea(
  { width, data }: Frame,
  countsAlpha: boolean,
  columns: Span,
  rows: Span,
  target: Uint8Array,
  to: number,
): void {
  let [area, red, green, blue, opaque] = [0, 0, 0, 0, 0];
  for (let y = rows.first; y <= rows.last; y++) {
    const rowShare = y === rows.first ? rows.firstShare : y === rows.last ? rows.lastShare : 1;
    for (let x = columns.first; x <= columns.last; x++) {
      const share =
        x === columns.first ? columns.firstShare : x === columns.last ? columns.lastShare : 1;
      const weight = rowShare * share;
      const at = (y * width + x) * 4;
      const cover = weight * (countsAlpha ? data[at + 3]! : 255);
      area += weight;
      opaque += cover;
      red += cover * data[at]!;
      green += cover * data[at + 1]!;
      blue += cover * data[at + 2]!;
    }
  }
  if (opaque === 0) return;
  target[to] = Math.round(red / opaque);
  target[to + 1] = Math.round(green / opaque);
  target[to + 2] = Math.round(blue / opaque);
  target[to + 3] = Math.round(opaque / area);
}
