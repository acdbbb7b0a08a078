/** The color of a palette nearest to a pixel whose red, green and blue are shifted by so much. */
export type NearestColor = (pixel: number, shift: number) => number;

/** Opaque colors are looked up by 7 bits of each channel, others are kept by their value. */
const CELLS = 1 << 21;
const CACHE_BITS = 16;

/** @param palette RGBA, red in the lowest byte */
export function createNearestColor(palette: readonly number[]): NearestColor {
  const cells = new Uint32Array(CELLS);
  const isKnown = new Uint8Array(CELLS);
  const keys = new Float64Array(1 << CACHE_BITS).fill(-1);
  const found = new Uint32Array(1 << CACHE_BITS);

  function nearestToOpaque(pixel: number, shift: number): number {
    const red = shifted(pixel & 0xff, shift);
    const green = shifted((pixel >>> 8) & 0xff, shift);
    const blue = shifted((pixel >>> 16) & 0xff, shift);
    const cell = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);
    if (isKnown[cell] === 0) {
      isKnown[cell] = 1;
      cells[cell] = search(palette, [red, green, blue], 255);
    }
    return cells[cell]!;
  }

  function nearestToOther(pixel: number): number {
    const slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - CACHE_BITS);
    if (keys[slot] !== pixel) {
      keys[slot] = pixel;
      const rgb = [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff];
      found[slot] = search(palette, rgb, pixel >>> 24);
    }
    return found[slot]!;
  }

  // Soft edges get no pattern.
  return (pixel, shift) =>
    pixel >>> 24 === 255 ? nearestToOpaque(pixel, shift) : nearestToOther(pixel);
}

const shifted = (value: number, shift: number): number => Math.min(255, Math.max(0, value + shift));

/** Weights of red, green and blue in the distance of two colors. */
const WEIGHTS = [2, 4, 3] as const;

/** By the distance of what is seen on any background: colors weigh as much as their alpha. */
function search(palette: readonly number[], rgb: readonly number[], alpha: number): number {
  let nearest = palette[0]!;
  let least = Infinity;
  for (const color of palette) {
    const otherAlpha = color >>> 24;
    let distance = 9 * (alpha - otherAlpha) ** 2;
    for (let channel = 0; channel < 3; channel++) {
      const other = (color >>> (8 * channel)) & 0xff;
      distance += WEIGHTS[channel]! * ((rgb[channel]! * alpha - other * otherAlpha) / 255) ** 2;
    }
    if (distance < least) [least, nearest] = [distance, color];
  }
  return nearest;
}

/** How far two colors are apart, in levels of a channel. */
export function differenceOf(one: number, other: number): number {
  const alpha = (one >>> 24) - (other >>> 24);
  let squares = 9 * alpha * alpha;
  for (let channel = 0; channel < 3; channel++) {
    const difference = ((one >>> (8 * channel)) & 0xff) - ((other >>> (8 * channel)) & 0xff);
    squares += WEIGHTS[channel]! * difference * difference;
  }
  return Math.sqrt(squares / 9);
}
