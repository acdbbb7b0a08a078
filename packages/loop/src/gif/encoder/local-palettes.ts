import { ColourHistogram, type ColourBins, sampleStep } from './histogram.ts';
import { refineByMeans, type Clusters } from './k-means.ts';
import type { Segment } from './segment.ts';
import { splitByVariance } from './variance-split.ts';

const WINDOW_STEP = 6;
const WINDOW_ROUNDS = { fast: 1, full: 6 } as const;
const FRAME_ROUNDS = { fast: 1, full: 2 } as const;

/**
 * A palette for each frame of a segment. They begin from one palette of the whole segment, and each
 * frame goes on from the one before: what stays on the screen keeps its colour, instead of
 * flickering between two that are equally near.
 */
export class LocalPalettes {
  readonly #segment: Segment;
  readonly #colourCount: number;
  #centres: Float32Array | null = null;

  constructor(segment: Segment, colourCount: number) {
    this.#segment = segment;
    this.#colourCount = colourCount;
  }

  /** The palette of a frame with these colours. */
  next(bins: ColourBins): Clusters {
    const effort = this.#segment.settings.isFast ? 'fast' : 'full';
    const centres = this.#centres ?? this.#windowCentres(WINDOW_ROUNDS[effort]);
    const clusters = refineByMeans(bins, centres, FRAME_ROUNDS[effort]);
    this.#centres = clusters.centres;
    return clusters;
  }

  #windowCentres(rounds: number): Float32Array {
    const { frames, width } = this.#segment;
    const histogram = new ColourHistogram();
    for (const { pixels } of frames) {
      histogram.add(pixels, null, width, sampleStep(pixels, WINDOW_STEP));
    }
    const bins = histogram.bins();
    return refineByMeans(bins, splitByVariance(bins, this.#colourCount), rounds).centres;
  }
}
