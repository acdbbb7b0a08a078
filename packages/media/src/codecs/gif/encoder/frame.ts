import { ditherThreshold, isSharpEdge } from './alpha-dither.ts';

/** A picture of an animation. */
export interface Frame {
  /** Pixels, 1–4096; the same for all frames of an animation. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, row by row; alpha is not premultiplied. */
  readonly data: Uint8Array | Uint8ClampedArray;
  /** How long it is shown. `delaysMs` of the options goes before it. */
  readonly delayMs?: number;
}

/**
 * Frames in order. Each is copied before the next is asked for, so a source may use its buffer
 * again. A function is called once for each time that the encoder has to see the frames; only
 * `maxBytes` makes it look more than once.
 */
export type GifFrames = FrameSequence | (() => FrameSequence);

export type FrameSequence = Iterable<Frame> | AsyncIterable<Frame>;

export const LONGEST_SIDE = 4096;

/**
 * A frame as the encoder works with it: a number a pixel, 0xAABBGGRR, where alpha is 255, or the
 * whole number is 0 for a transparent pixel.
 */
export type Pixels = Uint32Array<ArrayBuffer>;

/** What becomes of half-transparent pixels; `null` means that alpha counts for nothing. */
export interface AlphaRule {
  /** Pixels whose alpha is below this become transparent, the others opaque; 0–255. */
  readonly threshold: number;
  /** In areas that are half-transparent the threshold differs from pixel to pixel. */
  readonly isDithered: boolean;
  /** The colour that shines through the opaque ones; null leaves their colour as it is. */
  readonly matte: readonly [red: number, green: number, blue: number] | null;
}

const OPAQUE = 0xff000000;

/**
 * Copies a frame into pixels that are either opaque or nothing.
 *
 * @param spare pixels of the same size that are no longer used, to be written over
 * @throws RangeError when the data does not have the size that the frame says
 */
export function toPixels(
  { width, height, data }: Frame,
  alpha: AlphaRule | null,
  spare: Pixels | undefined,
): Pixels {
  if (data.length !== width * height * 4) {
    throw new RangeError(`A frame of ${width} x ${height} has ${width * height * 4} bytes`);
  }
  const pixels = spare ?? new Uint32Array(width * height);
  const isAligned = data.byteOffset % 4 === 0;
  if (!isAligned) new Uint8Array(pixels.buffer).set(data);
  const source = isAligned ? new Uint32Array(data.buffer, data.byteOffset, pixels.length) : pixels;
  if (alpha === null) {
    for (let at = 0; at < pixels.length; at++) pixels[at] = source[at]! | OPAQUE;
  } else {
    for (let at = 0; at < pixels.length; at++) {
      const pixel = source[at]!;
      if (pixel >= OPAQUE || pixel >>> 24 === 0) pixels[at] = pixel >= OPAQUE ? pixel : 0;
      else pixels[at] = settleAlpha(pixel, alpha, thresholdAt(data, width, height, at, alpha));
    }
  }
  return pixels;
}

const thresholdAt = (
  data: Frame['data'],
  width: number,
  height: number,
  at: number,
  { threshold, isDithered }: AlphaRule,
): number =>
  isDithered && !isSharpEdge(data, width, height, at)
    ? ditherThreshold(at % width, Math.floor(at / width))
    : threshold;

function settleAlpha(pixel: number, { matte }: AlphaRule, threshold: number): number {
  const alpha = pixel >>> 24;
  if (alpha < threshold) return 0;
  if (matte === null) return (pixel | OPAQUE) >>> 0;
  let settled = OPAQUE;
  for (const [channel, behind] of matte.entries()) {
    const value = (pixel >>> (8 * channel)) & 0xff;
    settled |= Math.round((value * alpha + behind * (255 - alpha)) / 255) << (8 * channel);
  }
  return settled >>> 0;
}
