import type { Pixels } from './frame.ts';
import type { Palette } from './palette.ts';

const TABLE_BITS = 10;
const GOLDEN_RATIO = 0x9e3779b1;

/** Collects the different colours of frames, as long as a palette can hold them all. */
export class ExactColours {
  readonly #limit: number;
  readonly #colours: number[] = [];
  /** Pixels by hash; 0 is free. */
  readonly #slots = new Uint32Array(1 << TABLE_BITS);

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns whether all colours so far fit; once they do not, they never will */
  add(pixels: Pixels, left: Uint8Array | null): boolean {
    let last = 0;
    for (let at = 0; at < pixels.length; at++) {
      if (left !== null && left[at] !== 0) continue;
      const pixel = pixels[at]!;
      if (pixel === last || pixel === 0) continue;
      last = pixel;
      if (!this.#addColour(pixel)) return false;
    }
    return true;
  }

  palette(): Palette {
    return Uint8Array.from(
      this.#colours.flatMap((pixel) => [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff]),
    );
  }

  #addColour(pixel: number): boolean {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(pixel, GOLDEN_RATIO) >>> (32 - TABLE_BITS);
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#slots[slot] === pixel) return true;
    }
    if (this.#colours.length >= this.#limit) return false;
    this.#slots[slot] = pixel;
    this.#colours.push(pixel);
    return true;
  }
}
