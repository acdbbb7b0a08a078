import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y } from './colour-space.ts';
import type { Pixels } from './frame.ts';

/** Groups of like colours, in the space that colours are compared in. */
export interface ColourBins {
  readonly count: number;
  /** Three coordinates of each bin's mean. */
  readonly points: Float32Array;
  /** Pixels in each bin. */
  readonly weights: Float32Array;
  /** Pixels in all bins. */
  readonly total: number;
}

const TABLE_BITS = 13;
const TABLE_SIZE = 1 << TABLE_BITS;
/** More bins make palettes hardly better, and k-means takes time for each of them. */
const MOST_BINS = 2048;
const GOLDEN_RATIO = 0x9e3779b1;

/** So many pixels are counted at least, or small pictures would miss colours. */
const LEAST_COUNTED = 4096;

/** Every how manyth pixel of a picture is counted, `most` at most. */
export function sampleStep({ length }: Pixels, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(length / LEAST_COUNTED)));
}

/** What a histogram was before it lost a bit; kept from one to the next. */
const before = {
  keys: new Uint32Array(MOST_BINS + 1),
  weights: new Float64Array(MOST_BINS + 1),
  sums: new Float64Array((MOST_BINS + 1) * 3),
};

/**
 * Counts colours, exactly as long as there are few. Whenever there are more than `MOST_BINS`, all
 * channels lose their lowest bit and bins that became equal are united: a dark gradient keeps every
 * one of its shades, a photograph is grouped by five or six bits.
 */
export class ColourHistogram {
  #droppedBits = 0;
  #count = 0;
  /** Where in the lists below the bin of a slot stands, plus one; 0 is free. */
  readonly #slots = new Uint16Array(TABLE_SIZE);
  readonly #keys = new Uint32Array(MOST_BINS + 1);
  readonly #weights = new Float64Array(MOST_BINS + 1);
  readonly #sums = new Float64Array((MOST_BINS + 1) * 3);

  /**
   * Counts opaque pixels.
   *
   * @param left pixels to leave out, not 0 at each; null leaves out none
   * @param step every how manyth pixel is counted, shifted from row to row
   */
  add(pixels: Pixels, left: Uint8Array | null, width: number, step: number): void {
    for (let start = 0, row = 0; start < pixels.length; start += width, row++) {
      const end = start + width;
      let last = 0;
      let lastBin = 0;
      for (let at = start + (row % step); at < end; at += step) {
        if (left !== null && left[at] !== 0) continue;
        const pixel = pixels[at]!;
        if (pixel === 0) continue;
        if (pixel !== last) {
          last = pixel;
          lastBin = this.#binOf(pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff);
        }
        this.#addTo(lastBin, 1, pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff);
        // One bit less may unite no bins, as in pictures whose channels have only six bits.
        while (this.#count > MOST_BINS) {
          this.#coarsen();
          // Uniting bins moves them.
          last = 0;
        }
      }
    }
  }

  /** Counts what another one has counted. */
  addAll(other: ColourHistogram): void {
    for (let index = 0; index < other.#count; index++) {
      const weight = other.#weights[index]!;
      const red = other.#sums[index * 3]!;
      const green = other.#sums[index * 3 + 1]!;
      const blue = other.#sums[index * 3 + 2]!;
      const bin = this.#binOf(
        Math.floor(red / weight),
        Math.floor(green / weight),
        Math.floor(blue / weight),
      );
      this.#addTo(bin, weight, red, green, blue);
      while (this.#count > MOST_BINS) this.#coarsen();
    }
  }

  clear(): void {
    this.#slots.fill(0);
    this.#count = 0;
    this.#droppedBits = 0;
  }

  bins(): ColourBins {
    const points = new Float32Array(this.#count * 3);
    const weights = new Float32Array(this.#count);
    let total = 0;
    for (let bin = 0; bin < this.#count; bin++) {
      const weight = this.#weights[bin]!;
      total += weight;
      weights[bin] = weight;
      const red = this.#sums[bin * 3]! / weight;
      const green = this.#sums[bin * 3 + 1]! / weight;
      const blue = this.#sums[bin * 3 + 2]! / weight;
      points[bin * 3] = RED_X * red + BLUE_X * blue;
      points[bin * 3 + 1] = GREEN_Y * green + RED_Y * red + BLUE_Y * blue;
      points[bin * 3 + 2] = BLUE_Z * blue;
    }
    return { count: this.#count, points, weights, total };
  }

  #binOf(red: number, green: number, blue: number): number {
    const dropped = this.#droppedBits;
    const key = ((red >> dropped) << 16) | ((green >> dropped) << 8) | (blue >> dropped);
    let slot = Math.imul(key, GOLDEN_RATIO) >>> (32 - TABLE_BITS);
    for (;;) {
      const bin = this.#slots[slot]! - 1;
      if (bin < 0) break;
      if (this.#keys[bin] === key) return bin;
      slot = (slot + 1) & (TABLE_SIZE - 1);
    }
    const bin = this.#count++;
    this.#slots[slot] = bin + 1;
    this.#keys[bin] = key;
    this.#weights[bin] = 0;
    this.#sums.fill(0, bin * 3, bin * 3 + 3);
    return bin;
  }

  #addTo(bin: number, weight: number, red: number, green: number, blue: number): void {
    this.#weights[bin] = this.#weights[bin]! + weight;
    this.#sums[bin * 3] = this.#sums[bin * 3]! + red;
    this.#sums[bin * 3 + 1] = this.#sums[bin * 3 + 1]! + green;
    this.#sums[bin * 3 + 2] = this.#sums[bin * 3 + 2]! + blue;
  }

  #coarsen(): void {
    const count = this.#count;
    const { weights, sums, keys } = before;
    weights.set(this.#weights);
    sums.set(this.#sums);
    keys.set(this.#keys);
    const dropped = this.#droppedBits;
    this.clear();
    this.#droppedBits = dropped + 1;
    for (let index = 0; index < count; index++) {
      const key = keys[index]!;
      const bin = this.#binOf(
        (key >> 16) << dropped,
        ((key >> 8) & 0xff) << dropped,
        (key & 0xff) << dropped,
      );
      this.#addTo(
        bin,
        weights[index]!,
        sums[index * 3]!,
        sums[index * 3 + 1]!,
        sums[index * 3 + 2]!,
      );
    }
  }
}
