import { KEEP } from './changes.ts';
import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y, UNIT } from './colour-space.ts';
import type { Pixels } from './frame.ts';
import { NearestColour, slotOf } from './nearest-colour.ts';
import type { Palette } from './palette.ts';

/** The palette index of each pixel of a picture; what a mapper is asked for. */
export interface MappingJob {
  readonly pixels: Pixels;
  readonly palette: Palette;
  /** Written over. */
  readonly indices: Uint8Array;
}

/** Of blue, green and red: the bits that are told apart, and the middle of what is not. */
const FINE = { mask: 0xffffff, middle: [0, 0, 0] } as const;
const COARSE = { mask: 0xfcfefc, middle: [1.5, 0.5, 1.5] } as const;

/** Each pixel's nearest colour, without dithering: quick, and right where a palette is fine enough. */
export class NearestMapper {
  readonly #nearest = new NearestColour();

  map({ pixels, palette, indices }: MappingJob, isFine: boolean): void {
    const nearest = this.#nearest;
    nearest.use(palette, isFine);
    const { keys, entries } = nearest;
    const { mask, middle } = isFine ? FINE : COARSE;
    for (let at = 0; at < pixels.length; at++) {
      const key = pixels[at]! & mask;
      const slot = slotOf(key);
      if (keys[slot] === key) {
        indices[at] = entries[slot]!;
        continue;
      }
      const red = ((key & 0xff) + middle[2]) * UNIT;
      const green = (((key >>> 8) & 0xff) + middle[1]) * UNIT;
      const blue = ((key >>> 16) + middle[0]) * UNIT;
      indices[at] = nearest.find(
        key,
        RED_X * red + BLUE_X * blue,
        GREEN_Y * green + RED_Y * red + BLUE_Y * blue,
        BLUE_Z * blue,
      );
    }
  }
}

/**
 * Each pixel's own colour.
 *
 * @param marks `DRAW` or `KEEP` of each pixel; those that the palette has no colour for are kept
 */
export function mapExactly({ pixels, palette, indices }: MappingJob, marks: Uint8Array): void {
  const places = placesOf(palette);
  let last = 0;
  let place: number | undefined;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!;
    if (marks[at] === KEEP || pixel === 0) continue;
    if (pixel !== last) {
      last = pixel;
      place = places.get(pixel & 0xffffff);
    }
    if (place === undefined) marks[at] = KEEP;
    else indices[at] = place;
  }
}

/** Whether a palette has every colour of another one. */
export function hasAllColours(palette: Palette, wanted: Palette): boolean {
  const places = placesOf(palette);
  return [...placesOf(wanted).keys()].every((colour) => places.has(colour));
}

function placesOf(palette: Palette): Map<number, number> {
  const places = new Map<number, number>();
  for (let index = 0; index < palette.length / 3; index++) {
    const [red, green, blue] = palette.subarray(index * 3, index * 3 + 3);
    places.set(red! | (green! << 8) | (blue! << 16), index);
  }
  return places;
}
