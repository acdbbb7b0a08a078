import { FormatError } from '../../format-error.ts';
import { EXACT, STEP } from './encoder.ts';
import { PREDICTIONS, predictionDistance } from './prediction.ts';

/** Turns the differences of a `FrameDeltaEncoder` back into frames, in the same order. */
export class FrameDeltaDecoder {
  readonly #width: number;
  readonly #channels: number;
  /** Of the current frame up to where it is decoded, then of the frame before. */
  readonly #values: Uint8Array;
  #isFirst = true;
  readonly #rgba: Uint8ClampedArray<ArrayBuffer>;

  constructor(width: number, height: number, hasAlpha: boolean) {
    this.#width = width;
    this.#channels = hasAlpha ? 4 : 3;
    this.#values = new Uint8Array(width * height * this.#channels);
    this.#rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  }

  /** How many bytes a frame has after decompression. */
  get frameBytes(): number {
    return this.#values.length + 1;
  }

  /**
   * @param bytes of one frame, `frameBytes` many
   * @returns RGBA, valid until the next call
   * @throws FormatError for bytes that no encoder has written
   */
  decode(bytes: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
    const isExact = (bytes[0]! & EXACT) !== 0;
    const prediction = PREDICTIONS[bytes[0]! & ~EXACT];
    const isPossible = prediction !== undefined && !(this.#isFirst && prediction === 'before');
    if (bytes.length !== this.frameBytes || !isPossible) {
      throw new FormatError('frames', 'damaged', 'A frame of the file is damaged');
    }
    const channels = this.#channels;
    const values = this.#values;
    const distance = predictionDistance(prediction, this.#width, channels);
    const skipped = 4 - channels;
    let target = 0;
    for (let at = 0; at < values.length; target += skipped) {
      for (let channel = 0; channel < channels; channel++, at++, target++) {
        const predicted = at >= distance ? values[at - distance]! : 0;
        const byte = bytes[at + 1]!;
        const value =
          isExact || channel === 3
            ? (predicted + byte) & 0xff
            : clamp(predicted + ((byte << 24) >> 24) * STEP);
        values[at] = value;
        this.#rgba[target] = value;
      }
    }
    this.#isFirst = false;
    return this.#rgba;
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
