import type { FrameSource } from '../../../frame-source.ts';
import type { StopSignal } from '../../../stop-signal.ts';
import { choosePalette } from './choose-palette.ts';
import { createNearestColor, differenceOf, type NearestColor } from './nearest-color.ts';
import { pixelsOf } from './pixels.ts';

/**
 * The frames of a source with one palette for all of them, which libimagequant chooses. Gradients get a fixed pattern
 * (ordered dithering): it does not move from frame to frame, so that pixels at rest cost nothing.
 *
 * @param colors 2–256
 * @param leeway levels by which a pixel may be further off than its nearest color, when it can stay as it is then
 */
export async function withFewerColors(
  source: FrameSource,
  { colors, leeway }: { readonly colors: number; readonly leeway: number },
  signal: StopSignal | undefined,
): Promise<FrameSource> {
  const palette = await choosePalette(source, colors, signal);
  const nearest = createNearestColor(palette);
  const amplitude = DITHER * spacingOf(palette);
  return {
    ...source,
    async *frames(stop) {
      let before: Uint32Array | null = null;
      for await (const frame of source.frames(stop)) {
        const pixels = pixelsOf(source, frame);
        reduce(pixels, { before, width: source.width, nearest, amplitude, leeway });
        before = pixels;
        yield new Uint8Array(pixels.buffer);
      }
    },
    close: () => source.close(),
  };
}

/** Of the distance between neighboring colors. */
const DITHER = 0.5;
/** The median distance of a color to its nearest one. */
function spacingOf(palette: readonly number[]): number {
  const distances = palette.map((color) => {
    const others = palette.filter((other) => other !== color);
    return Math.min(...others.map((other) => distanceOf(color, other)));
  });
  const middle = distances.toSorted((one, other) => one - other)[distances.length >> 1]!;
  return Number.isFinite(middle) ? middle : 0;
}

function distanceOf(one: number, other: number): number {
  let squares = 0;
  for (let shift = 0; shift < 24; shift += 8) {
    squares += (((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) ** 2;
  }
  return Math.sqrt(squares);
}

/** Thresholds from -0.5 to 0.5 (Bayer, 1973). */
const PATTERN = Float64Array.from({ length: 64 }, (_, index) => {
  const [x, y] = [index & 7, index >> 3];
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    const pair = ((((x ^ y) >> bit) & 1) << 1) | ((y >> bit) & 1);
    value |= pair << (2 * (2 - bit));
  }
  return (value + 0.5) / 64 - 0.5;
});

interface Reduction {
  /** The colors of the frame before. */
  readonly before: Uint32Array | null;
  readonly width: number;
  readonly nearest: NearestColor;
  readonly amplitude: number;
  readonly leeway: number;
}

function reduce(
  pixels: Uint32Array,
  { before, width, nearest, amplitude, leeway }: Reduction,
): void {
  for (let at = 0; at < pixels.length; at++) {
    const x = at % width;
    const y = (at - x) / width;
    const shift = Math.round(amplitude * PATTERN[((y & 7) << 3) | (x & 7)]!);
    const pixel = pixels[at]!;
    const color = nearest(pixel, shift);
    const old = before === null ? color : before[at]!;
    const isCloseEnough =
      old !== color && differenceOf(pixel, old) <= differenceOf(pixel, color) + leeway;
    pixels[at] = isCloseEnough ? old : color;
  }
}
