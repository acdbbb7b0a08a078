import { BLUE_X, BLUE_Y, BLUE_Z, GREEN_Y, RED_X, RED_Y } from './colour-space.ts';

/** Colours as a GIF stores them: red, green, blue of each, at most 256 of them. */
export type Palette = Uint8Array<ArrayBuffer>;

/** Rounds colours to whole levels, and leaves out those that became equal. */
export function toPalette(centres: Float32Array): Palette {
  const seen = new Set<number>();
  for (let at = 0; at < centres.length; at += 3) {
    const blue = centres[at + 2]! / BLUE_Z;
    const red = (centres[at]! - BLUE_X * blue) / RED_X;
    const green = (centres[at + 1]! - RED_Y * red - BLUE_Y * blue) / GREEN_Y;
    seen.add((toLevel(red) << 16) | (toLevel(green) << 8) | toLevel(blue));
  }
  return Uint8Array.from(
    [...seen].flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
  );
}

/** The palette's colours in the space that colours are compared in. */
export function toCentres(palette: Palette): Float32Array {
  const centres = new Float32Array(palette.length);
  for (let at = 0; at < palette.length; at += 3) {
    const red = palette[at]!;
    const green = palette[at + 1]!;
    const blue = palette[at + 2]!;
    centres[at] = RED_X * red + BLUE_X * blue;
    centres[at + 1] = GREEN_Y * green + RED_Y * red + BLUE_Y * blue;
    centres[at + 2] = BLUE_Z * blue;
  }
  return centres;
}

const toLevel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
