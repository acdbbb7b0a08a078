/** What the values of a frame are predicted from: the frame before, the pixel to the left, or the pixel above. */
export const PREDICTIONS = ['before', 'left', 'above'] as const;
export type Prediction = (typeof PREDICTIONS)[number];

/**
 * Neighboring pixels must be this much better than the frame before: what moves little compresses to
 * long runs of zeros, which neighbors seldom give.
 */
const NEIGHBOR_ADVANTAGE = 0.35;
/** Every third pixel of every third row is enough to choose by. */
const SAMPLING = 3;
const GREEN = 1;

/**
 * Chooses what predicts a frame best, by its green channel.
 * @param frame RGBA
 * @param before the frame before as the decoder has it
 * @param channels of a pixel in `before`
 */
export function choosePrediction(
  frame: Uint8ClampedArray | Uint8Array,
  before: Uint8Array,
  width: number,
  channels: number,
): Prediction {
  const height = frame.length / 4 / width;
  let changeBefore = 0;
  let changeLeft = 0;
  let changeAbove = 0;
  for (let y = 1; y < height; y += SAMPLING) {
    for (let x = 1; x < width; x += SAMPLING) {
      const pixel = y * width + x;
      const value = frame[pixel * 4 + GREEN]!;
      changeBefore += Math.abs(value - before[pixel * channels + GREEN]!);
      changeLeft += Math.abs(value - frame[(pixel - 1) * 4 + GREEN]!);
      changeAbove += Math.abs(value - frame[(pixel - width) * 4 + GREEN]!);
    }
  }
  if (Math.min(changeLeft, changeAbove) >= changeBefore * NEIGHBOR_ADVANTAGE) return 'before';
  return changeLeft < changeAbove ? 'left' : 'above';
}

/**
 * How many values lie between a value and the one that predicts it, where the values of a frame take the place of
 * those of the frame before one by one: none for the value of the frame before.
 */
export function predictionDistance(
  prediction: Prediction,
  width: number,
  channels: number,
): number {
  if (prediction === 'before') return 0;
  return prediction === 'left' ? channels : width * channels;
}
