import { createSeamMeter, seamOf } from '@loopwright/media';

const SPIKE = 1.4;
const LEAST_STEP = 0.02;

export interface SeamFigures {
  /** Of the source's frames, and of the decoded file. */
  readonly raw: number;
  readonly decoded: number;
  /** The largest inner step over the mean of its neighbors, where the source has none above 1.4. */
  readonly spike: number;
}

export function compareSteps(
  source: Iterable<Uint8Array>,
  decoded: Iterable<Uint8Array>,
): SeamFigures {
  const raw = stepsOf(source);
  const seen = stepsOf(decoded);
  const spikes = seen.map((_, index) => (spikeAt(raw, index) <= SPIKE ? spikeAt(seen, index) : 0));
  return { raw: seamOf(raw), decoded: seamOf(seen), spike: Math.max(...spikes) };
}

function stepsOf(frames: Iterable<Uint8Array>): number[] {
  const meter = createSeamMeter();
  for (const frame of frames) meter.add(frame);
  return meter.steps();
}

/** 0 at the ends, and at the seam. */
function spikeAt(steps: readonly number[], index: number): number {
  if (index < 1 || index > steps.length - 3) return 0;
  return steps[index]! / Math.max(LEAST_STEP, (steps[index - 1]! + steps[index + 1]!) / 2);
}

/** What 95 % of all loops have to reach, and what every loop has to. */
export const isCalm = ({ raw, decoded }: SeamFigures): boolean =>
  decoded <= Math.max(1.1, raw + 0.1);
export const isBearable = ({ raw, decoded }: SeamFigures): boolean =>
  decoded <= Math.max(1.25, raw + 0.2);
export const isSmooth = ({ spike }: SeamFigures): boolean => spike <= SPIKE;
