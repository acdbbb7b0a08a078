import { BLUE_STRETCH, GREEN_STRETCH, RED_STRETCH } from './colour-space.ts';

/** Colours as a GIF stores them: red, green, blue of each, at most 256 of them. */
export type Palette = Uint8Array<ArrayBuffer>;

/** Rounds colours to whole levels, and leaves out those that became equal. */
export function toPalette(centres: Float32Array): Palette {
  const seen = new Set<number>();
  for (let at = 0; at < centres.length; at += 3) {
    const red = toLevel(centres[at]! / RED_STRETCH);
    const green = toLevel(centres[at + 1]! / GREEN_STRETCH);
    const blue = toLevel(centres[at + 2]! / BLUE_STRETCH);
    seen.add((red << 16) | (green << 8) | blue);
  }
  return Uint8Array.from(
    [...seen].flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
  );
}

/** The palette's colours in the space that colours are compared in. */
export function toCentres(palette: Palette): Float32Array {
  const stretches = [RED_STRETCH, GREEN_STRETCH, BLUE_STRETCH];
  return Float32Array.from(palette, (level, at) => level * stretches[at % 3]!);
}

const toLevel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
