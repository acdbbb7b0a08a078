import type { Pixels } from './frame.ts';
import { boundsOf, type Rectangle, union } from './rectangle.ts';

/** What is to be done with a pixel of a frame. */
export const DRAW = 0;
/** The screen shows it already, or shall show nothing there. */
export const KEEP = 1;

/**
 * A transparent pixel breaks the strings of drawn ones, so single unchanged pixels are cheaper
 * drawn again: measured on grain and on soft light, runs of fewer than five cost bytes.
 */
const SHORTEST_RUN = 5;

/**
 * Marks each pixel of a frame as `DRAW` or `KEEP`.
 *
 * @param previous what the screen was given before; null for an empty screen
 * @param cleared a part of the screen that was cleared since
 * @param marks one for each pixel, written over
 * @returns the smallest rectangle that has to be drawn; null for none
 */
export function markChanges(
  pixels: Pixels,
  previous: Pixels | null,
  cleared: Rectangle | null,
  width: number,
  marks: Uint8Array,
): Rectangle | null {
  if (previous === null) {
    for (let at = 0; at < pixels.length; at++) marks[at] = pixels[at] === 0 ? KEEP : DRAW;
  } else {
    markDifferent(pixels, previous, marks);
    if (cleared !== null) {
      for (let y = cleared.top; y < cleared.top + cleared.height; y++) {
        const start = y * width + cleared.left;
        for (let at = start; at < start + cleared.width; at++) {
          marks[at] = pixels[at] === 0 ? KEEP : DRAW;
        }
      }
    }
  }
  return boundsOfDrawn(marks, width);
}

/** Without branches, which noise makes slow; opaque pixels have their highest bit set. */
function markDifferent(pixels: Pixels, previous: Pixels, marks: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    const difference = pixel ^ previous[at]!;
    marks[at] = (((difference | -difference) & pixel) >>> 31) ^ KEEP;
  }
}

/** The smallest rectangle around all pixels that are marked `DRAW`; null when there are none. */
export function boundsOfDrawn(marks: Uint8Array, width: number): Rectangle | null {
  const first = marks.indexOf(DRAW);
  if (first < 0) return null;
  const top = Math.floor(first / width);
  const bottom = Math.floor(marks.lastIndexOf(DRAW) / width);
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y++) {
    const start = y * width;
    let at = start;
    while (at < start + left && marks[at] !== DRAW) at++;
    left = at - start;
    at = start + width - 1;
    while (at > start + right && marks[at] !== DRAW) at--;
    right = at - start;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Lets pixels be drawn again that stand unchanged between changed ones, alone or nearly so. */
export function drawShortRuns(
  pixels: Pixels,
  marks: Uint8Array,
  width: number,
  { left, top, width: across, height }: Rectangle,
): void {
  for (let y = top; y < top + height; y++) {
    const start = y * width + left;
    drawShortRunsOfLine(pixels, marks, start, start + across);
  }
}

function drawShortRunsOfLine(pixels: Pixels, marks: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    if (marks[at] !== KEEP) continue;
    const runStart = at;
    let hasHoles = false;
    for (; at < end && marks[at] === KEEP; at++) if (pixels[at] === 0) hasHoles = true;
    if (hasHoles || at - runStart >= SHORTEST_RUN) continue;
    for (let back = runStart; back < at; back++) marks[back] = DRAW;
  }
}

/** A picture that the screen was given, and what was cleared of it since. */
interface Shown {
  readonly pixels: Pixels;
  readonly clears: Rectangle | null;
}

/**
 * The part of the screen that has to be cleared between two frames because something there
 * vanishes; null for none. A frame can only be cleared as a whole, so the part is what vanishes and
 * all that the frame draws.
 *
 * @param previous the frame before, null when there is none
 */
export function clearedArea(
  pixels: Pixels,
  next: Pixels,
  previous: Shown | null,
  width: number,
): Rectangle | null {
  if (!next.includes(0)) return null;
  const height = pixels.length / width;
  const vanishing = boundsOf(width, height, (at) => next[at] === 0 && pixels[at] !== 0);
  if (vanishing === null) return null;
  if (previous === null) return { left: 0, top: 0, width, height };
  const marks = new Uint8Array(pixels.length);
  return union(vanishing, markChanges(pixels, previous.pixels, previous.clears, width, marks));
}

/**
 * What a frame covers: what it draws and what it clears when it is over. A frame has at least one
 * pixel.
 */
export function frameBounds(drawn: Rectangle | null, clears: Rectangle | null): Rectangle {
  return union(drawn, clears) ?? { left: 0, top: 0, width: 1, height: 1 };
}
