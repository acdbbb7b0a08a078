import { closingPalette } from './closing-palette.ts';
import type { ClosingGoal } from './closing.ts';
import { ExactColours } from './exact-colours.ts';
import type { Pixels } from './frame.ts';
import { type ColourBins, ColourHistogram, sampleStep } from './histogram.ts';
import { distortionOf } from './k-means.ts';
import { type Leeway, leewayFor } from './leeway.ts';
import type { LocalPalettes } from './local-palettes.ts';
import { hasAllColours } from './map-colours.ts';
import { paysForPalette } from './palette-choice.ts';
import { type Palette, toCentres, toPalette } from './palette.ts';
import type { Segment } from './segment.ts';

/** Colours of a palette that has a transparent one too. */
export const MOST_COLOURS = 255;
const NO_LEEWAY: Leeway = { tolerance: 0, smoothTolerance: 0, strength: 0, isFine: true };
const HISTOGRAM_STEP = { fast: 8, full: 6 } as const;

/** How a frame's pixels are found. */
export interface FramePlan {
  readonly palette: Palette;
  readonly isGlobal: boolean;
  readonly isExact: boolean;
  readonly leeway: Leeway;
}

/** Chooses the palettes of frames; `marks` say which of their pixels have to be drawn. */
export class FramePlanner {
  readonly #histogram = new ColourHistogram();

  /** The plan that keeps every pixel as it is; null when there are too many colours for it. */
  planExactly(
    { settings, globalPalette }: Segment,
    pixels: Pixels,
    marks: Uint8Array,
  ): FramePlan | null {
    if (!settings.keepsExact) return null;
    const palette = exactPalette(pixels, marks, settings.colorCount);
    if (palette === null) return null;
    if (globalPalette !== null && hasAllColours(globalPalette, palette)) {
      return { palette: globalPalette, isGlobal: true, isExact: true, leeway: NO_LEEWAY };
    }
    if (globalPalette !== null && settings.paletteChoice === 'global') return null;
    return { palette, isGlobal: false, isExact: true, leeway: NO_LEEWAY };
  }

  /** @param goal of the last frames of a loop, else null */
  plan(
    segment: Segment,
    pixels: Pixels,
    marks: Uint8Array,
    palettes: LocalPalettes,
    goal: ClosingGoal | null,
    isFirstFrame: boolean,
  ): FramePlan {
    const { settings, globalPalette, width } = segment;
    const step = sampleStep(pixels, HISTOGRAM_STEP[settings.isFast ? 'fast' : 'full']);
    const bins = this.#countColours(pixels, marks, width, step);
    const planFor = (palette: Palette, isGlobal: boolean, distortion: number): FramePlan => {
      const leeway = leewayFor(distortion / bins.total, settings, isFirstFrame);
      return { palette, isGlobal, isExact: false, leeway };
    };
    const whole = globalPalette === null ? Infinity : distortionOf(bins, toCentres(globalPalette));
    if (globalPalette !== null && settings.paletteChoice === 'global') {
      return planFor(globalPalette, true, whole);
    }
    // Also where it is not used: the palettes of later frames go on from it.
    const own = palettes.next(bins);
    // The first frame's palette is the global one too, or standing pixels could not show its colours.
    if (globalPalette !== null && (goal?.isGlobal ?? true)) {
      const gain = (whole - own.distortion) * step;
      const ownMean = own.distortion / bins.total;
      if (!paysForPalette(gain, globalPalette, ownMean, settings)) {
        return planFor(globalPalette, true, own.distortion);
      }
    }
    const mostColours = Math.min(settings.colorCount, MOST_COLOURS);
    const closing = goal && closingPalette(pixels, bins, own, goal, mostColours);
    if (closing) return planFor(closing.palette, closing.isGlobal, closing.distortion);
    return planFor(toPalette(own.centres), false, own.distortion);
  }

  /** The colours of a part of the pixels that are to be drawn. */
  #countColours(pixels: Pixels, marks: Uint8Array, width: number, step: number): ColourBins {
    const histogram = this.#histogram;
    histogram.clear();
    histogram.add(pixels, marks, width, step);
    const bins = histogram.bins();
    if (bins.count > 0) return bins;
    histogram.add(pixels, marks, width, 1);
    return histogram.bins();
  }
}

/**
 * A palette with every colour that is to be drawn; null when that takes too many. One of 256 has no
 * room for transparency, so it has to have the whole picture's colours.
 */
function exactPalette(pixels: Pixels, marks: Uint8Array, colorCount: number): Palette | null {
  const changed = new ExactColours(Math.min(colorCount, MOST_COLOURS));
  if (changed.add(pixels, marks)) return changed.palette();
  if (colorCount <= MOST_COLOURS) return null;
  const all = new ExactColours(colorCount);
  return all.add(pixels, null) && !pixels.includes(0) ? all.palette() : null;
}
