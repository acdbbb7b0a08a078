import { ExactColours } from './exact-colours.ts';
import type { Pixels } from './frame.ts';
import { ColourHistogram, sampleStep } from './histogram.ts';
import { distortionOf, refineByMeans } from './k-means.ts';
import { type Palette, toCentres, toPalette } from './palette.ts';
import type { Settings } from './settings.ts';
import { splitByVariance } from './variance-split.ts';

const MOST_COLOURS = 255;
/** Frames that are looked at, evenly spread over those at hand. */
const SAMPLE_FRAMES = 12;
const SAMPLE_STEP = 6;
const GLOBAL_ROUNDS = 5;
const LOCAL_ROUNDS = 1;
/** Frames whose own palettes are compared with the one for all. */
const TRIAL_FRAMES = 3;
/**
 * How much squared distance a bit is worth, for each of the palette's own mean. It is about what the
 * joint diffusion pays for a bit at its default quality, and the same at any other: or files would
 * change by leaps where quality changes by a little.
 */
const PRICE_OF_BIT = 1.7;

/**
 * Whether the distortion that a palette of its own saves is worth the bytes it takes.
 *
 * @param gain squared distances of all pixels of a frame, together
 * @param distortion mean squared distance of the frame's pixels from their own palette's colours
 */
export function paysForPalette(
  gain: number,
  { length }: Palette,
  distortion: number,
  { palettePrice }: Settings,
): boolean {
  return gain > length * 8 * PRICE_OF_BIT * palettePrice * (distortion + 1);
}

/**
 * The palette for all frames, from the first of them; null when each frame shall have its own.
 * A moving glow looks far better with palettes of its own, a flat picture is a fifth smaller with
 * one for all; which it is, is decided by how much distortion its own palettes would save.
 */
export function chooseGlobalPalette(
  frames: readonly Pixels[],
  width: number,
  settings: Settings,
): Palette | null {
  if (settings.paletteChoice === 'local') return null;
  const colourCount = Math.min(settings.colorCount, MOST_COLOURS);
  if (settings.keepsExact) {
    const exact = new ExactColours(colourCount);
    if (frames.every((pixels) => exact.add(pixels, null))) {
      const palette = exact.palette();
      if (palette.length > 0) return palette;
    }
  }
  const step = sampleStep(frames[0]!, SAMPLE_STEP);
  const histograms = pickEvenly(frames, SAMPLE_FRAMES).map((pixels) => {
    const histogram = new ColourHistogram();
    histogram.add(pixels, null, width, step);
    return histogram;
  });
  const whole = new ColourHistogram();
  for (const histogram of histograms) whole.addAll(histogram);
  const bins = whole.bins();
  if (bins.count === 0) return null;
  const { centres } = refineByMeans(bins, splitByVariance(bins, colourCount), GLOBAL_ROUNDS);
  const palette = toPalette(centres);
  if (settings.paletteChoice === 'global' || frames.length === 1) return palette;

  let gain = 0;
  let distortion = 0;
  const trials = pickEvenly(histograms, TRIAL_FRAMES);
  for (const histogram of trials) {
    const frameBins = histogram.bins();
    if (frameBins.count === 0) continue;
    const local = refineByMeans(frameBins, splitByVariance(frameBins, colourCount), LOCAL_ROUNDS);
    gain += distortionOf(frameBins, toCentres(palette)) - local.distortion;
    distortion += local.distortion / frameBins.total;
  }
  const mean = distortion / trials.length;
  return paysForPalette((gain * step) / trials.length, palette, mean, settings) ? null : palette;
}

function pickEvenly<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(most, items.length);
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)]!,
  );
}
