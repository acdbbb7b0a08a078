import { makePngChunk } from '../../../codecs/png/chunks.ts';

/**
 * How pixels are stored in a PNG, each sample in 8 bits: ffmpeg 5.1 shows wrong pixels in animations whose palette has
 * fewer. Pixels are RGBA, red in the lowest byte.
 */
export interface PixelLayout {
  /** 2: RGB, 3: palette, 6: RGBA (PNG specification, 11.2.1). */
  readonly colorType: 2 | 3 | 6;
  readonly channels: number;
  /** The chunks between the header and the frames. */
  readonly chunks: readonly Uint8Array[];
  /** What a pixel is that leaves the one below as it is; null: there is no such value. */
  readonly clear: readonly number[] | null;
  /** Writes the samples of a pixel, a byte each. */
  write(pixel: number, samples: Uint8Array, at: number): void;
}

/** RGBA samples. */
export const RGBA_LAYOUT: PixelLayout = {
  colorType: 6,
  channels: 4,
  chunks: [],
  clear: [0, 0, 0, 0],
  write(pixel, samples, at) {
    samples[at] = pixel & 0xff;
    samples[at + 1] = (pixel >>> 8) & 0xff;
    samples[at + 2] = (pixel >>> 16) & 0xff;
    samples[at + 3] = pixel >>> 24;
  },
};

/**
 * RGB samples.
 * @param unused a color that no pixel has, `0xbbggrr`; it stands for transparent pixels. null: there is none
 */
export function rgbLayout(unused: number | null): PixelLayout {
  const clear = unused === null ? null : [unused & 0xff, (unused >> 8) & 0xff, unused >> 16];
  return {
    colorType: 2,
    channels: 3,
    chunks:
      clear === null
        ? []
        : [makePngChunk('tRNS', Uint8Array.from(clear.flatMap((value) => [0, value])))],
    clear,
    write(pixel, samples, at) {
      samples[at] = pixel & 0xff;
      samples[at + 1] = (pixel >>> 8) & 0xff;
      samples[at + 2] = (pixel >>> 16) & 0xff;
    },
  };
}

/**
 * Indices into a palette.
 * @param colors of all pixels, 256 at most
 */
export function paletteLayout(colors: readonly number[]): PixelLayout {
  const isClear = (color: number): boolean => color >>> 24 === 0;
  const all = colors.some(isClear) || colors.length === 256 ? [...colors] : [0, ...colors];
  // Transparent ones first: the table of alpha ends with the last of them.
  all.sort((one, other) => (one >>> 24) - (other >>> 24));
  const indices = new Map(all.map((color, index) => [color, index]));
  const alphas = all.map((color) => color >>> 24).filter((alpha) => alpha < 255);
  const rgb = all.flatMap((color) => [color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff]);
  return {
    colorType: 3,
    channels: 1,
    chunks: [
      makePngChunk('PLTE', Uint8Array.from(rgb)),
      ...(alphas.length > 0 ? [makePngChunk('tRNS', Uint8Array.from(alphas))] : []),
    ],
    clear: isClear(all[0]!) ? [0] : null,
    write(pixel, samples, at) {
      samples[at] = indices.get(pixel)!;
    },
  };
}
