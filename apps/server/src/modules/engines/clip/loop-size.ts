import {
  ASPECTS,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  PLAN_NAMES,
  PLANS,
} from '@loopwright/contract';

export interface LoopSize {
  readonly width: number;
  readonly height: number;
}

/** The largest ratio of the longer side to the shorter one. */
const LARGEST_RATIO = Math.max(
  ...ASPECTS.map((aspect) => {
    const [across = 1, down = 1] = aspect.split(':').map(Number);
    return Math.max(across / down, down / across);
  }),
);
const LARGEST_SIDE = Math.max(...PLAN_NAMES.flatMap((plan) => PLANS[plan].gifSizes));

/** Of all frames together, in the largest and longest loop that a plan allows. */
const PIXELS_MAXIMUM =
  Math.round(LARGEST_SIDE ** 2 * LARGEST_RATIO) *
  GIF_SECONDS.maximum *
  GIF_FRAMES_PER_SECOND.maximum;

/**
 * The size of a loop with the given number of frames: the requested size, or smaller when all frames
 * together would have more pixels than the largest seamless loop. A boomerang has twice the frames, and
 * would otherwise take twice the file size and the work. All of its frames are kept.
 *
 * @param requested even
 * @returns even, of the same shape
 */
export function loopSize(
  { width, height }: LoopSize,
  frameCount: number,
  pixelsMaximum = PIXELS_MAXIMUM,
): LoopSize {
  const scale = Math.sqrt(pixelsMaximum / (width * height * frameCount));
  if (scale >= 1) return { width, height };
  const even = (length: number): number => Math.max(2, Math.floor((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
