import {
  choosePrediction,
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
  /** The frame before and the current one as the decoder has them. */
  #before: Uint8Array;
  #current: Uint8Array;
  #isFirst = true;

  /** @param hasAlpha false: alpha is dropped and counts as opaque */
  constructor(width: number, height: number, hasAlpha: boolean) {
    this.#width = width;
    this.#height = height;
    this.#channels = hasAlpha ? 4 : 3;
    this.#before = new Uint8Array(width * height * this.#channels);
    this.#current = new Uint8Array(width * height * this.#channels);
  }

  /**
   * @param frame RGBA
   * @param isExact for the frames at the ends of a loop, so that its seam does not change; the first one
   * always is
   * @returns new bytes, before compression
   * @throws RangeError for a frame of another size
   */
  encode(frame: Uint8ClampedArray | Uint8Array, isExact: boolean): Uint8Array<ArrayBuffer> {
    const expected = this.#width * this.#height * 4;
    if (frame.length !== expected) {
      throw new RangeError(`A frame has ${expected} bytes, not ${frame.length}`);
    }
    const prediction = this.#isFirst
      ? 'above'
      : choosePrediction(frame, this.#before, this.#width, this.#channels);
    const bytes = new Uint8Array(this.#current.length + 1);
    const keepsAll = isExact || this.#isFirst;
    bytes[0] = PREDICTIONS.indexOf(prediction) | (keepsAll ? EXACT : 0);
    this.#encodeValues(frame, prediction, keepsAll, bytes);
    [this.#before, this.#current] = [this.#current, this.#before];
    this.#isFirst = false;
    return bytes;
  }

  #encodeValues(
    frame: Uint8ClampedArray | Uint8Array,
    prediction: Prediction,
    keepsAll: boolean,
    bytes: Uint8Array,
  ): void {
    const channels = this.#channels;
    const current = this.#current;
    const predictor = prediction === 'before' ? this.#before : current;
    const distance =
      prediction === 'before' ? 0 : predictionDistance(prediction, this.#width, channels);
    const skipped = 4 - channels;
    let source = 0;
    for (let at = 0; at < current.length; source += skipped) {
      for (let channel = 0; channel < channels; channel++, at++, source++) {
        const value = frame[source]!;
        const predicted = at >= distance ? predictor[at - distance]! : 0;
        if (keepsAll || channel === 3) {
          bytes[at + 1] = value - predicted;
          current[at] = value;
        } else {
          const multiple = MULTIPLES[value - predicted + 255]!;
          bytes[at + 1] = multiple;
          current[at] = clamp(predicted + multiple * STEP);
        }
      }
    }
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
