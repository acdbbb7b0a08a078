import { UNIT } from './colour-space.ts';
import { type Palette, toCentres } from './palette.ts';
import { SortedColours } from './sorted-colours.ts';

const SLOT_BITS = 16;
const GOLDEN_RATIO = 0x9e3779b1;
const NO_KEY = -1;

/**
 * The nearest palette entry of every color, cached in a table with one slot for each hash, small enough
 * for the processor's cache. Colors with the same key share an entry. The caller makes the keys: coarse
 * ones for coarse palettes, because in a fine palette one level makes a difference.
 */
export class NearestColour {
  /** The key whose answer a slot holds. */
  readonly keys = new Int32Array(1 << SLOT_BITS);
  readonly entries = new Uint8Array(1 << SLOT_BITS);
  #palette: Palette | null = null;
  #isFine = false;
  #colours: SortedColours | null = null;
  /** Colours are asked for in an order in which like follows like. */
  #guess = -1;

  /** From now on entries of this palette are found; `isFine` says which keys are used. */
  use(palette: Palette, isFine: boolean): void {
    const isSame = this.#palette !== null && areEqual(palette, this.#palette);
    if (isSame && isFine === this.#isFine) return;
    this.#palette = palette;
    this.#isFine = isFine;
    this.#guess = -1;
    this.#colours = new SortedColours(toCentres(palette));
    this.keys.fill(NO_KEY);
  }

  /**
   * Fills the slot of a key.
   *
   * @param key 0 or more
   * @param x and the other coordinates: one place for each key, in parts of a unit
   * @returns the entry
   */
  find(key: number, x: number, y: number, z: number): number {
    this.#guess = this.#colours!.nearest(x / UNIT, y / UNIT, z / UNIT, this.#guess);
    const slot = slotOf(key);
    this.keys[slot] = key;
    this.entries[slot] = this.#guess;
    return this.#guess;
  }
}

export function slotOf(key: number): number {
  return Math.imul(key, GOLDEN_RATIO) >>> (32 - SLOT_BITS);
}

function areEqual(one: Palette, other: Palette): boolean {
  return one.length === other.length && one.every((level, at) => level === other[at]);
}
