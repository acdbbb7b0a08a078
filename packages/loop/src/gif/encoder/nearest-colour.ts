import { toCentres, type Palette } from './palette.ts';
import { BLUE_STRETCH, GREEN_STRETCH, RED_STRETCH } from './colour-space.ts';
import { SortedColours } from './sorted-colours.ts';

const RED_BITS = 6;
const GREEN_BITS = 7;
const BLUE_BITS = 6;
export const RED_SHIFT = 8 - RED_BITS;
export const GREEN_SHIFT = 8 - GREEN_BITS;
export const BLUE_SHIFT = 8 - BLUE_BITS;
export const RED_PLACE = GREEN_BITS + BLUE_BITS;
export const GREEN_PLACE = BLUE_BITS;

/**
 * The nearest palette entry of every colour, found when it is first asked for. Colours share an
 * answer with their neighbours: two to four levels of each channel make one cell, so that the
 * table stays in the processor's cache.
 */
export class NearestColour {
  /**
   * The entry of each cell plus one, 0 where it is not known yet. A cell is
   * `(red >> RED_SHIFT) << RED_PLACE | (green >> GREEN_SHIFT) << GREEN_PLACE | blue >> BLUE_SHIFT`.
   */
  readonly cells = new Uint16Array(1 << (RED_BITS + GREEN_BITS + BLUE_BITS));
  #palette: Palette | null = null;
  /** Colours are asked for in an order in which like follows like. */
  #guess = -1;
  #colours: SortedColours | null = null;

  /** From now on entries of this palette are found. */
  use(palette: Palette): void {
    if (this.#palette !== null && areEqual(palette, this.#palette)) return;
    this.#palette = palette;
    this.#guess = -1;
    this.#colours = new SortedColours(toCentres(palette));
    this.cells.fill(0);
  }

  /** Fills a cell and gives it. */
  find(cell: number): number {
    const red = (cell >> RED_PLACE) << RED_SHIFT;
    const green = ((cell >> GREEN_PLACE) & ((1 << GREEN_BITS) - 1)) << GREEN_SHIFT;
    const blue = (cell & ((1 << BLUE_BITS) - 1)) << BLUE_SHIFT;
    this.#guess = this.#colours!.nearest(
      (red + middleOf(RED_SHIFT)) * RED_STRETCH,
      (green + middleOf(GREEN_SHIFT)) * GREEN_STRETCH,
      (blue + middleOf(BLUE_SHIFT)) * BLUE_STRETCH,
      this.#guess,
    );
    const entry = this.#guess + 1;
    this.cells[cell] = entry;
    return entry;
  }
}

function areEqual(one: Palette, other: Palette): boolean {
  return one.length === other.length && one.every((level, at) => level === other[at]);
}

const middleOf = (shift: number): number => ((1 << shift) - 1) / 2;
