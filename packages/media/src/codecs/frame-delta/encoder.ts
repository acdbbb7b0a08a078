import {
  choosePrediction,
  type FrameStrips,
  type Prediction,
  PREDICTIONS,
  predictionDistance,
} from './prediction.ts';

/** Differences are stored in this many levels, rounded: a decoded value is off by at most 1. */
export const STEP = 3;
/** Set in the first byte of a frame whose differences are exact. */
export const EXACT = 0x80;

/** By the difference + 255: the multiple of `STEP` that is nearest to it. */
const MULTIPLES = Int8Array.from({ length: 511 }, (_, index) => Math.round((index - 255) / STEP));

/** A piece of a frame's bytes is this long, so that a large frame is never in memory twice. */
const PIECE_BYTES = 1 << 20;

type Frame = Uint8ClampedArray | Uint8Array;

/**
 * Turns frames into differences that deflate compresses well. Alpha is kept exactly, and so are
 * the frames that the caller wants exact. The colors of the others are off by at most 1 level of 255; errors
 * do not add up, because differences are taken from what the decoder shows (as in DPCM).
 *
 * A frame becomes a byte for its prediction and then a byte for each value, in the order of the pixels.
 */
export class FrameDeltaEncoder {
  readonly #width: number;
  readonly #height: number;
  readonly #channels: number;
  /** As the decoder has them: of the current frame up to where it is encoded, then of the frame before. */
  readonly #values: Uint8Array;
  #isFirst = true;

  /** @param hasAlpha false: alpha is dropped and counts as opaque */
  constructor(width: number, height: number, hasAlpha: boolean) {
    this.#width = width;
    this.#height = height;
    this.#channels = hasAlpha ? 4 : 3;
    this.#values = new Uint8Array(width * height * this.#channels);
  }

  /**
   * All pieces must be taken before the next frame is encoded.
   *
   * @param strips RGBA
   * @param isExact for the frames at the ends of a loop, so that its seam does not change; the first one
   * always is
   * @returns new bytes in pieces, before compression
   * @throws RangeError for a frame of another size
   */
  *encode(strips: FrameStrips, isExact: boolean): Generator<Uint8Array<ArrayBuffer>, void, void> {
    const prediction = this.#isFirst
      ? 'above'
      : choosePrediction(strips, this.#values, this.#width, this.#channels);
    const keepsAll = isExact || this.#isFirst;
    this.#isFirst = false;
    yield Uint8Array.of(PREDICTIONS.indexOf(prediction) | (keepsAll ? EXACT : 0));
    const expected = this.#width * this.#height;
    const pixels = Math.floor(PIECE_BYTES / this.#channels);
    let encoded = 0;
    for (const strip of strips()) {
      const count = strip.length / 4;
      for (let from = 0; from < count && encoded <= expected; from += pixels) {
        const part = strip.subarray(from * 4, Math.min(from + pixels, count) * 4);
        yield this.#encodePixels(part, encoded, prediction, keepsAll);
        encoded += part.length / 4;
      }
    }
    if (encoded !== expected) {
      throw new RangeError(`A frame has ${expected * 4} bytes, not ${encoded * 4}`);
    }
  }

  /** @param first the number of the first of these pixels in the frame */
  #encodePixels(
    part: Frame,
    first: number,
    prediction: Prediction,
    keepsAll: boolean,
  ): Uint8Array<ArrayBuffer> {
    const channels = this.#channels;
    const values = this.#values;
    const distance = predictionDistance(prediction, this.#width, channels);
    const skipped = 4 - channels;
    const bytes = new Uint8Array((part.length / 4) * channels);
    let source = 0;
    let at = first * channels;
    for (let byte = 0; byte < bytes.length; source += skipped) {
      for (let channel = 0; channel < channels; channel++, at++, byte++, source++) {
        const value = part[source]!;
        const predicted = at >= distance ? values[at - distance]! : 0;
        if (keepsAll || channel === 3) {
          bytes[byte] = value - predicted;
          values[at] = value;
        } else {
          const multiple = MULTIPLES[value - predicted + 255]!;
          bytes[byte] = multiple;
          values[at] = clamp(predicted + multiple * STEP);
        }
      }
    }
    return bytes;
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
