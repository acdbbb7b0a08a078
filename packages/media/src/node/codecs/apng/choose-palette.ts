import { readPngChunks } from '../../../codecs/png/chunks.ts';
import type { FrameSource } from '../../../frame-source.ts';
import type { StopSignal } from '../../../stop-signal.ts';
import { sharp } from '../../images/image-library.ts';
import { createNearestColor } from './nearest-color.ts';
import { pixelsOf } from './pixels.ts';

/** So many pixels of all frames choose the palette. */
const SAMPLES = 1 << 19;
const SAMPLES_WIDTH = 1024;

/**
 * Colors that stand for all frames: libimagequant chooses 256, and those that are closest are merged.
 * @param count 2–256
 * @returns RGBA, red in the lowest byte; all transparent ones are 0
 */
export async function choosePalette(
  source: FrameSource,
  count: number,
  signal: StopSignal | undefined,
): Promise<number[]> {
  const { width, height, delaysMs } = source;
  const total = width * height * delaysMs.length;
  const step = Math.max(1, total / SAMPLES);
  const rows = Math.ceil(Math.floor(total / step) / SAMPLES_WIDTH);
  const samples = new Uint32Array(rows * SAMPLES_WIDTH);
  let taken = 0;
  let start = 0;
  for await (const frame of source.frames(signal)) {
    const pixels = pixelsOf(source, frame);
    for (let at = taken * step - start; at < pixels.length && taken < samples.length;) {
      samples[taken] = pixels[Math.floor(at)]!;
      taken += 1;
      at = taken * step - start;
    }
    start += pixels.length;
  }
  // The rest of the last row.
  samples.fill(samples[0]!, taken);
  const raw = { width: SAMPLES_WIDTH, height: rows, channels: 4 } as const;
  const png = await sharp(new Uint8Array(samples.buffer), { raw })
    .png({ palette: true, dither: 0, effort: 7, compressionLevel: 0 })
    .toBuffer();
  const palette = paletteOf(png);
  // One is left for pixels that stay as they are.
  return mergeColors(weigh(palette, samples), Math.min(count, 255));
}

interface WeightedColor {
  readonly channels: readonly number[];
  readonly weight: number;
}

function weigh(palette: readonly number[], samples: Uint32Array): WeightedColor[] {
  const nearest = createNearestColor(palette);
  const counts = new Map(palette.map((color) => [color, 0]));
  for (const sample of samples) {
    const color = nearest(sample, 0);
    counts.set(color, counts.get(color)! + 1);
  }
  return [...counts].map(([color, weight]) => ({
    channels: [color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff, color >>> 24],
    weight: Math.max(1, weight),
  }));
}

/** Merges the two colors whose union adds the least error, again and again (Ward, 1963). */
function mergeColors(all: WeightedColor[], count: number): number[] {
  while (all.length > count) {
    let least = Infinity;
    let pair: readonly [number, number] = [0, 1];
    for (let one = 0; one < all.length; one++) {
      for (let other = one + 1; other < all.length; other++) {
        const cost = costOfUnion(all[one]!, all[other]!);
        if (cost < least) [least, pair] = [cost, [one, other]];
      }
    }
    const [one, other] = pair;
    all[one] = merged(all[one]!, all[other]!);
    all.splice(other, 1);
  }
  return all.map(({ channels: [red, green, blue, alpha] }) =>
    Math.round(alpha!) === 0
      ? 0
      : (Math.round(red!) |
          (Math.round(green!) << 8) |
          (Math.round(blue!) << 16) |
          (Math.round(alpha!) << 24)) >>>
        0,
  );
}

/** Weights of the channels; alpha is seen on three of them. */
const WEIGHTS = [2, 4, 3, 9];

function costOfUnion(one: WeightedColor, other: WeightedColor): number {
  let squares = 0;
  for (let channel = 0; channel < 4; channel++) {
    squares += WEIGHTS[channel]! * (one.channels[channel]! - other.channels[channel]!) ** 2;
  }
  return (squares * one.weight * other.weight) / (one.weight + other.weight);
}

function merged(one: WeightedColor, other: WeightedColor): WeightedColor {
  const weight = one.weight + other.weight;
  const channels = one.channels.map(
    (value, channel) => (value * one.weight + other.channels[channel]! * other.weight) / weight,
  );
  return { channels, weight };
}

/** The colors of a PNG with a palette. */
function paletteOf(png: Uint8Array): number[] {
  const chunks = readPngChunks(png);
  const rgb = chunks.find(({ type }) => type === 'PLTE')!.data;
  const alphas = chunks.find(({ type }) => type === 'tRNS')?.data ?? new Uint8Array(0);
  return Array.from({ length: rgb.length / 3 }, (_, index) => {
    const alpha = alphas[index] ?? 255;
    if (alpha === 0) return 0;
    const [red, green, blue] = rgb.subarray(index * 3);
    return (red! | (green! << 8) | (blue! << 16) | (alpha << 24)) >>> 0;
  });
}
