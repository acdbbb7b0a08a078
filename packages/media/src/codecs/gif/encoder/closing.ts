import { DRAW, KEEP } from './changes.ts';
import type { Pixels } from './frame.ts';
import type { Palette } from './palette.ts';

/** How a file's first frame came out. */
export interface ShownFrame {
  /** What the screen showed after it. */
  readonly shown: Pixels;
  readonly palette: Palette;
  readonly isGlobal: boolean;
}

/** What the last frames of a loop move over to, so that the first one follows them without a jump. */
export interface ClosingGoal extends ShownFrame {
  /** The first frame's pixels before they were compressed. */
  readonly source: Pixels;
  /** When each pixel moves over, 0–255; see `closingOrder`. */
  readonly order: Uint8Array;
  /** Pixels whose order is below this move over in this frame, 1–256. */
  readonly level: number;
}

const FEWEST_FRAMES = 3;
/** Frames that the encoder has to be ahead of, to know which are the last ones. */
export const MOST_CLOSING_FRAMES = 8;
/** Of a loop's frames, so many move over to its first one. */
const CLOSING_SHARE = 1 / 6;
/** The weighted squared difference up to which two pixels count as the same thing standing still. */
export const NEAR = 60;
/** Every how manyth pixel is looked at where only a share is asked for. */
export const SAMPLE_STEP = 7;
/** A clip whose ends have less in common does not close, and moving over would only smear it. */
const LEAST_NEAR_SHARE = 0.5;

/**
 * The share of the pixels, in 256ths, that have moved over to the first frame in each frame.
 *
 * @param first number of the first of `count` frames
 * @param frameCount of the whole loop
 */
export function closingLevels(first: number, count: number, frameCount: number): number[] {
  const wanted = Math.round(frameCount * CLOSING_SHARE);
  const usual = Math.max(FEWEST_FRAMES, Math.min(MOST_CLOSING_FRAMES, wanted));
  const closing = Math.min(usual, frameCount - 1);
  const start = frameCount - closing;
  return Array.from({ length: count }, (_, index) =>
    Math.round((256 * Math.max(0, first + index - start + 1)) / Math.max(1, closing)),
  );
}

/** Whether a loop's last frame shows mostly what its first frame shows. */
export function closes(first: Pixels, last: Pixels): boolean {
  let near = 0;
  let all = 0;
  for (let at = 0; at < first.length; at += SAMPLE_STEP, all++) {
    if (isNear(first[at]!, last[at]!)) near++;
  }
  return near >= all * LEAST_NEAR_SHARE;
}

export function isNear(one: number, other: number): boolean {
  if (one === other) return true;
  if (one === 0 || other === 0) return false;
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >>> 8) & 0xff) - ((other >>> 8) & 0xff);
  const blue = ((one >>> 16) & 0xff) - ((other >>> 16) & 0xff);
  return red * red + 2 * green * green + 0.6 * blue * blue <= NEAR;
}

/**
 * In which order the pixels of a picture move over. Short runs go together, because single ones cost
 * many bytes; the runs are spread evenly over the picture and over time. Source: Roberts, "The
 * unreasonable effectiveness of quasirandom sequences" (R2), 2018.
 */
export function closingOrder(width: number, height: number): Uint8Array {
  const order = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const run = Math.floor(x / 8 + ((5 * y) % 8) / 8);
      const value = run * 0.7548776662466927 + y * 0.5698402909980532;
      order[at] = Math.floor((value - Math.floor(value)) * 256);
    }
  }
  return order;
}

/** Marks as `DRAW` what stands still, is due to move over, and does not show the first frame's color. */
export function markMovingOver(
  pixels: Pixels,
  canvas: Pixels,
  { source, shown, order, level }: ClosingGoal,
  marks: Uint8Array,
): void {
  for (let at = 0; at < pixels.length; at++) {
    if (marks[at] !== KEEP || order[at]! >= level || canvas[at] === shown[at]) continue;
    if (pixels[at] !== 0 && isNear(pixels[at]!, source[at]!)) marks[at] = DRAW;
  }
}
