import { playGif } from './codecs/gif/play.ts';

/** A mean change per pixel (of 255 levels) below this is no motion: a loop may rest. */
const LEAST_STEP = 0.02;
/** Nine of ten steps are at most as large as the one that the seam is compared with. */
const LARGE_SHARE = 0.9;

/** Takes a loop's frames one after another and keeps only the first, the last and the steps. */
export interface SeamMeter {
  /** @param frame RGBA, four bytes a pixel; its memory may be used again afterwards */
  add(frame: Uint8Array): void;
  /** The mean absolute change per pixel from each frame to the next, and at last to the first. */
  steps(): number[];
  /** Of the frames added so far; see `seamOf`. */
  seam(): number;
}

/**
 * How well a loop closes: the step from its last frame to its first, over the 90th percentile
 * (nearest rank, at least 0.02 levels) of its other steps. Up to 1 the seam moves no more than the
 * loop's fast moments; above about 1.25 a jump begins to show.
 *
 * A step is the mean absolute change per pixel: of red, green and blue alike, in levels of 255, without
 * any averaging before. Transparent pixels count as white. A loop in which nothing moves has a seam
 * of 0, and so has a single frame.
 *
 * @param steps from each frame to the next, in order, and at last the one to the first frame
 */
export function seamOf(steps: readonly number[]): number {
  const others = steps.slice(0, -1).toSorted((one, other) => one - other);
  const large = others[Math.ceil(others.length * LARGE_SHARE) - 1] ?? 0;
  return (steps.at(-1) ?? 0) / Math.max(large, LEAST_STEP);
}

export function createSeamMeter(): SeamMeter {
  let first: Uint32Array | null = null;
  let last: Uint32Array | null = null;
  const between: number[] = [];
  const steps = (): number[] =>
    first === null || last === null ? [] : [...between, meanChange(last, first)];
  return {
    add(frame) {
      const pixels = onWhite(frame);
      if (last !== null) between.push(meanChange(last, pixels));
      first ??= pixels;
      last = pixels;
    },
    steps,
    seam: () => seamOf(steps()),
  };
}

/** The seam of the frames; see `seamOf`. */
export function measureSeam(frames: Iterable<Uint8Array>): number {
  const meter = createSeamMeter();
  for (const frame of frames) meter.add(frame);
  return meter.seam();
}

/**
 * The seam of a GIF as players show it; see `seamOf`. It holds three frames in memory.
 *
 * @throws FormatError when it is no whole GIF file
 */
export const measureGifSeam = (gif: Uint8Array): number => measureSeam(playGif(gif));

function onWhite(frame: Uint8Array): Uint32Array {
  // `slice` of a Node Buffer copies nothing.
  const copy = new Uint8Array(frame.length);
  copy.set(frame);
  const pixels = new Uint32Array(copy.buffer);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    const alpha = pixel >>> 24;
    if (alpha < 255) pixels[at] = layOnWhite(pixel, alpha);
  }
  return pixels;
}

function layOnWhite(pixel: number, alpha: number): number {
  const mix = (level: number): number => Math.round((level * alpha + 255 * (255 - alpha)) / 255);
  return (
    (0xff000000 |
      mix(pixel & 0xff) |
      (mix((pixel >>> 8) & 0xff) << 8) |
      (mix((pixel >>> 16) & 0xff) << 16)) >>>
    0
  );
}

function meanChange(one: Uint32Array, other: Uint32Array): number {
  if (one.length !== other.length) throw new RangeError('All frames must have the same size');
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    const from = one[at]!;
    const to = other[at]!;
    if (from === to) continue;
    sum +=
      Math.abs((from & 0xff) - (to & 0xff)) +
      Math.abs(((from >>> 8) & 0xff) - ((to >>> 8) & 0xff)) +
      Math.abs(((from >>> 16) & 0xff) - ((to >>> 16) & 0xff));
  }
  return sum / (one.length * 3);
}
