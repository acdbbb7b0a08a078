import { KEEP } from './changes.ts';
import type { Pixels } from './frame.ts';
import {
  BLUE_SHIFT,
  GREEN_PLACE,
  GREEN_SHIFT,
  NearestColour,
  RED_PLACE,
  RED_SHIFT,
} from './nearest-colour.ts';
import type { Palette } from './palette.ts';

/** The palette index of each pixel of a picture; what a mapper is asked for. */
export interface MappingJob {
  readonly pixels: Pixels;
  /** `DRAW` or `KEEP` of each pixel; indices of those that are kept are left as they are. */
  readonly marks: Uint8Array;
  readonly palette: Palette;
  readonly indices: Uint8Array;
}

/** Each pixel's nearest colour, without dithering: quick, and right where a palette is fine enough. */
export class NearestMapper {
  readonly #nearest = new NearestColour();

  map({ pixels, marks, palette, indices }: MappingJob): void {
    const nearest = this.#nearest;
    nearest.use(palette);
    const cells = nearest.cells;
    for (let at = 0; at < pixels.length; at++) {
      if (marks[at] === KEEP) continue;
      const pixel = pixels[at]!;
      const cell =
        (((pixel & 0xff) >> RED_SHIFT) << RED_PLACE) |
        (((pixel >>> (8 + GREEN_SHIFT)) & (0xff >> GREEN_SHIFT)) << GREEN_PLACE) |
        ((pixel >>> (16 + BLUE_SHIFT)) & (0xff >> BLUE_SHIFT));
      indices[at] = (cells[cell]! || nearest.find(cell)) - 1;
    }
  }
}

/** Each pixel's own colour; pixels that the palette has no colour for are kept. */
export function mapExactly({ pixels, marks, palette, indices }: MappingJob): void {
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
