import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y } from './colour-space.ts';
import { type Palette, toCentres } from './palette.ts';
import { SortedColours } from './sorted-colours.ts';

const SLOT_BITS = 16;
const GOLDEN_RATIO = 0x9e3779b1;
/** Of red, green and blue: the bits that are told apart, and the middle of what is not. */
const FINE = { mask: 0xffffff, middle: [0, 0, 0] } as const;
const COARSE = { mask: 0xfcfefc, middle: [1.5, 0.5, 1.5] } as const;

/**
 * The nearest palette entry of every colour, remembered in a table with one slot for each hash, small
 * enough for the processor's cache. Where a palette is coarse, colours share their answer with their
 * neighbours, two to four levels in each channel; where it is fine, a level makes a difference.
 */
export class NearestColour {
  /** The colour (`keyOf`) times 256 and its entry plus one; 0 is free. */
  readonly slots = new Uint32Array(1 << SLOT_BITS);
  #palette: Palette | null = null;
  #precision: typeof FINE | typeof COARSE = FINE;
  #colours: SortedColours | null = null;
  /** Colours are asked for in an order in which like follows like. */
  #guess = -1;

  /**
   * From now on entries of this palette are found.
   *
   * @returns the mask of `keyOf`
   */
  use(palette: Palette, isFine: boolean): number {
    const precision = isFine ? FINE : COARSE;
    const isSame = this.#palette !== null && areEqual(palette, this.#palette);
    if (!isSame || precision !== this.#precision) {
      this.#palette = palette;
      this.#precision = precision;
      this.#guess = -1;
      this.#colours = new SortedColours(toCentres(palette));
      this.slots.fill(0);
    }
    return precision.mask;
  }

  /** Fills the slot of a key and gives its new content. */
  find(key: number): number {
    const { middle } = this.#precision;
    const red = (key >>> 16) + middle[0];
    const green = ((key >>> 8) & 0xff) + middle[1];
    const blue = (key & 0xff) + middle[2];
    this.#guess = this.#colours!.nearest(
      RED_X * red + BLUE_X * blue,
      GREEN_Y * green + RED_Y * red + BLUE_Y * blue,
      BLUE_Z * blue,
      this.#guess,
    );
    const content = ((key << 8) | (this.#guess + 1)) >>> 0;
    this.slots[slotOf(key)] = content;
    return content;
  }
}

/** Red, green and blue, without the bits that do not count. */
export function keyOf(red: number, green: number, blue: number, mask: number): number {
  return ((red << 16) | (green << 8) | blue) & mask;
}

export function slotOf(key: number): number {
  return Math.imul(key, GOLDEN_RATIO) >>> (32 - SLOT_BITS);
}

/** Whether a slot's content is about this colour. */
export function isAbout(content: number, key: number): boolean {
  return content >>> 8 === key && content !== 0;
}

function areEqual(one: Palette, other: Palette): boolean {
  return one.length === other.length && one.every((level, at) => level === other[at]);
}
