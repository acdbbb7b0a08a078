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

/** The larger side for each pixel of the shorter one, at the most. */
const LARGEST_RATIO = Math.max(
  ...ASPECTS.map((aspect) => {
    const [across = 1, down = 1] = aspect.split(':').map(Number);
    return Math.max(across / down, down / across);
  }),
);
const LARGEST_SIDE = Math.max(...PLAN_NAMES.flatMap((plan) => PLANS[plan].gifSizes));

/** Of all frames together, in the largest and longest loop that anybody can ask for. */
const PIXELS_MAXIMUM =
  Math.round(LARGEST_SIDE ** 2 * LARGEST_RATIO) *
  GIF_SECONDS.maximum *
  GIF_FRAMES_PER_SECOND.maximum;

/**
 * The size of a loop with so many frames: what was asked for, or as much smaller as it must be to have
 * no more pixels than the largest loop that is played one way. There and back has twice the frames, and
 * would else be twice the file and twice the work. Its motion is neither cut short nor thinned out.
 *
 * @param asked even
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
