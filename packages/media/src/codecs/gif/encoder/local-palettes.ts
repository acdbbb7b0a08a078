import { ColourHistogram, type ColourBins, sampleStep } from './histogram.ts';
import { refineByMeans, type Clusters } from './k-means.ts';
import type { Segment } from './segment.ts';
import { splitByVariance } from './variance-split.ts';

/** So many frames share the palette that theirs begin from. */
const WINDOW_FRAMES = 6;
const WINDOW_STEP = 10;
const WINDOW_ROUNDS = { fast: 1, full: 6 } as const;
const FRAME_ROUNDS = { fast: 1, full: 2 } as const;

/**
 * A palette for each frame of a segment. They begin from one palette of a few frames, and each frame
 * goes on from the one before: what stays on the screen keeps its colour, instead of
 * flickering between two that are equally near.
 */
export class LocalPalettes {
  readonly #segment: Segment;
  readonly #colourCount: number;
  #windowStart = 0;
  #centres: Float32Array | null = null;

  constructor(segment: Segment, colourCount: number) {
    this.#segment = segment;
    this.#colourCount = colourCount;
  }

  /** @param index of the frame that comes next; frames come in order, but not all need a palette */
  turnTo(index: number): void {
    const windowStart = index - (index % WINDOW_FRAMES);
    if (windowStart !== this.#windowStart) this.#centres = null;
    this.#windowStart = windowStart;
  }

  /** The palette of the frame, which has these colours. */
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
    const start = this.#windowStart;
    for (const { pixels } of frames.slice(start, start + WINDOW_FRAMES)) {
      histogram.add(pixels, null, width, sampleStep(pixels, WINDOW_STEP));
    }
    const bins = histogram.bins();
    return refineByMeans(bins, splitByVariance(bins, this.#colourCount), rounds).centres;
  }
}
