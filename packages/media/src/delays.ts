/** GIF players slow a delay below 2 hundredths down to 10, so nothing shorter is ever written. */
const SHORTEST_DELAY_HUNDREDTHS = 2;

/**
 * The delay of each frame, in hundredths of a second, as GIF stores it.
 *
 * A rate such as 16 frames per second has no whole delay (6.25). Rounding each delay alone would
 * make the loop run 4% fast, so each frame ends on the hundredth nearest to its true time, as
 * Bresenham's line does: no frame is more than one hundredth off and the whole loop at most half.
 * Rates above 50 frames per second cannot be kept and play at 50.
 *
 * @param frameCount whole number of frames, 0 or more
 * @param framesPerSecond above 0
 * @throws RangeError for any other number
 */
export function spreadDelays(frameCount: number, framesPerSecond: number): number[] {
  if (!Number.isInteger(frameCount) || frameCount < 0) {
    throw new RangeError(`frameCount must be a whole number of frames, not ${frameCount}`);
  }
  if (!(framesPerSecond > 0 && Number.isFinite(framesPerSecond))) {
    throw new RangeError(`framesPerSecond must be above 0, not ${framesPerSecond}`);
  }
  const endOf = (frame: number): number => Math.round((frame * 100) / framesPerSecond);
  return Array.from({ length: frameCount }, (_, frame) =>
    Math.max(SHORTEST_DELAY_HUNDREDTHS, endOf(frame + 1) - endOf(frame)),
  );
}
