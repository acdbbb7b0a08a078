import { median } from '../median.ts';

/** A step below this (root mean square, of 255) shows nothing new, whatever an encoder did to it. */
const NOTHING_NEW = 0.6;
/** … if it is this small beside the usual step as well. */
const SHARE_OF_STEP = 0.15;

/**
 * The frames that a change of the frame rate, or drawing on twos, put in a second time: each shows
 * what the frame before shows, while the picture moves before and after it. A picture that rests
 * for longer keeps its frames: resting is part of how it moves.
 *
 * @param steps from each frame to the next
 */
export function findRepeats(steps: readonly number[]): Set<number> {
  const usual = median(steps.filter((step) => step > NOTHING_NEW));
  const isStill = (step: number | undefined): boolean =>
    step !== undefined && step < Math.min(NOTHING_NEW, usual * SHARE_OF_STEP);
  const repeats = new Set<number>();
  for (const [index, step] of steps.entries()) {
    if (isStill(step) && !isStill(steps[index - 1]) && !isStill(steps[index + 1])) {
      repeats.add(index + 1);
    }
  }
  return repeats;
}
