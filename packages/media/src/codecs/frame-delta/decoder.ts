import { FormatError } from '../../format-error.ts';
import { EXACT, STEP } from './encoder.ts';
import { type Prediction, PREDICTIONS, predictionDistance } from './prediction.ts';

/**
 * Turns the differences of a `FrameDeltaEncoder` back into frames, in the same order. They may come in pieces of any
 * length, so that a frame's differences are never in memory as a whole.
 */
export class FrameDeltaDecoder {
  readonly #width: number;
  readonly #channels: number;
  /** Of the current frame up to where it is decoded, then of the frame before. */
  readonly #values: Uint8Array;
  readonly #rgba: Uint8ClampedArray<ArrayBuffer>;
  #isFirst = true;
  /** How the current frame is predicted; null before its first byte. */
  #prediction: Prediction | null = null;
  #isExact = false;
  /** How many values of the current frame are decoded. */
  #decoded = 0;

  constructor(width: number, height: number, hasAlpha: boolean) {
    this.#width = width;
    this.#channels = hasAlpha ? 4 : 3;
    this.#values = new Uint8Array(width * height * this.#channels);
    this.#rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  }

  /** Whether the bytes so far end with the end of a frame. */
  get isBetweenFrames(): boolean {
    return this.#prediction === null;
  }

  /**
   * All frames must be taken before the next bytes are given.
   *
   * @param bytes the next ones after decompression
   * @returns the frames that end in them: RGBA, valid until the next one is asked for
   * @throws FormatError for bytes that no encoder has written
   */
  *decode(bytes: Uint8Array): Generator<Uint8ClampedArray<ArrayBuffer>, void, void> {
    let read = 0;
    while (read < bytes.length) {
      if (this.#prediction === null) {
        this.#prediction = this.#begin(bytes[read]!);
        read += 1;
      }
      const to = Math.min(bytes.length, read + this.#values.length - this.#decoded);
      this.#decodeValues(bytes.subarray(read, to), this.#prediction);
      read = to;
      if (this.#decoded < this.#values.length) return;
      this.#isFirst = false;
      this.#prediction = null;
      this.#decoded = 0;
      yield this.#rgba;
    }
  }

  /** Reads the first byte of a frame. */
  #begin(byte: number): Prediction {
    const prediction = PREDICTIONS[byte & ~EXACT];
    if (prediction === undefined || (this.#isFirst && prediction === 'before')) {
      throw new FormatError('frames', 'damaged', 'A frame of the file is damaged');
    }
    this.#isExact = (byte & EXACT) !== 0;
    return prediction;
  }

  #decodeValues(bytes: Uint8Array, prediction: Prediction): void {
    const channels = this.#channels;
    const values = this.#values;
    const distance = predictionDistance(prediction, this.#width, channels);
    let at = this.#decoded;
    let channel = at % channels;
    let target = ((at - channel) / channels) * 4 + channel;
    for (const byte of bytes) {
      const predicted = at >= distance ? values[at - distance]! : 0;
      const value =
        this.#isExact || channel === 3
          ? (predicted + byte) & 0xff
          : clamp(predicted + ((byte << 24) >> 24) * STEP);
      values[at] = value;
      this.#rgba[target] = value;
      at += 1;
      channel += 1;
      target += 1;
      if (channel < channels) continue;
      channel = 0;
      target += 4 - channels;
    }
    this.#decoded = at;
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
