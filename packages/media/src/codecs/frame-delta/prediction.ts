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
 * A frame in strips of whole rows, from the top. They are asked for once to choose a prediction and once to encode; a strip
 * is valid until the next one.
 */
export type FrameStrips = () => Iterable<Uint8ClampedArray | Uint8Array>;

/**
 * Chooses what predicts a frame best, by its green channel.
 * @param strips RGBA
 * @param before the frame before as the decoder has it
 * @param channels of a pixel in `before`
 */
export function choosePrediction(
  strips: FrameStrips,
  before: Uint8Array,
  width: number,
  channels: number,
): Prediction {
  const rowBytes = width * 4;
  let changeBefore = 0;
  let changeLeft = 0;
  let changeAbove = 0;
  let row = 0;
  let lastRow: Uint8ClampedArray | Uint8Array = new Uint8Array(0);
  for (const strip of strips()) {
    for (let start = 0; start < strip.length; start += rowBytes, row++) {
      if (row % SAMPLING !== 1) continue;
      const own = strip.subarray(start, start + rowBytes);
      const above = start === 0 ? lastRow : strip.subarray(start - rowBytes, start);
      for (let x = 1; x < width; x += SAMPLING) {
        const value = own[x * 4 + GREEN]!;
        changeBefore += Math.abs(value - before[(row * width + x) * channels + GREEN]!);
        changeLeft += Math.abs(value - own[(x - 1) * 4 + GREEN]!);
        changeAbove += Math.abs(value - above[x * 4 + GREEN]!);
      }
    }
    lastRow = strip.slice(-rowBytes);
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
