import { KEEP } from './changes.ts';
import type { Pixels } from './frame.ts';
import { isAbout, keyOf, NearestColour, slotOf } from './nearest-colour.ts';
import type { Palette } from './palette.ts';

/** The palette index of each pixel of a picture; what a mapper is asked for. */
export interface MappingJob {
  readonly pixels: Pixels;
  readonly palette: Palette;
  /** Written over. */
  readonly indices: Uint8Array;
}

/** Each pixel's nearest colour, without dithering: quick, and right where a palette is fine enough. */
export class NearestMapper {
  readonly #nearest = new NearestColour();

  map({ pixels, palette, indices }: MappingJob, isFine: boolean): void {
    const nearest = this.#nearest;
    const keyMask = nearest.use(palette, isFine);
    const slots = nearest.slots;
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at]!;
      const key = keyOf(pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff, keyMask);
      let content = slots[slotOf(key)]!;
      if (!isAbout(content, key)) content = nearest.find(key);
      indices[at] = (content & 0xff) - 1;
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
