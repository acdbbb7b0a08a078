import { median } from './median.ts';

/** A mean change of luma smaller than this (of 255) is nothing moving: less than dither noise. */
export const STILL_STEP = 0.02;
/** Frames are averaged down to about this many cells on the shorter side. */
export const CELLS_ACROSS = 120;

/** A closing step this much above the expected one is a jump, not a fast moment. */
const JUMP = 1.2;
/** Nine of ten steps are smaller than a large one: walking and rain move in bursts. */
const LARGE_QUANTILE = 0.9;

/** Takes a loop's frames one after another, in order, and keeps only what their steps need. */
export interface LoopPointMeter {
  /** @param frame RGBA, four bytes a pixel, of the size given to `createLoopPointMeter` */
  add(frame: Uint8Array): void;
  /**
   * The loop-point score of the frames added so far; see `scoreLoopPoint`.
   * @param firstFrame the frame that the loop begins with; the frames before it go to its end
   */
  score(firstFrame?: number): number;
  /**
   * Which frame a loop best begins with, of those allowed: the first one if the step there is calm
   * (at most 1), else the one before which least happens. A loop that closes exactly can begin
   * anywhere, and players that stutter when they start again then do so where it shows least.
   *
   * A loop that jumps keeps its first frame: moved inside, the jump would still be seen but no
   * longer be measured.
   * @param candidates frame numbers, from 0
   */
  calmStart(candidates: readonly number[]): number;
}

/**
 * The loop-point score: the step from the last frame back to the first, over the median step between
 * neighbouring frames. It chooses where clips are cut and where loops begin; how well a finished GIF
 * closes is its seam (`seam.ts`). 1 means that the seam moves as much as any other frame; above about
 * 1.2 a jump begins to show; near 0 the picture stands still for one frame.
 *
 * A step is the mean change of luma after averaging small squares, so that grain and dither do not
 * hide a jump. Pairs of frames between which nothing moved are left out of the median: a loop
 * animated on twos is judged by the frames that move.
 *
 * A loop in which nothing moves has no jump: its score is 0, and so is that of a single frame.
 * Where the frames stand still and only the seam moves, the result is large but finite.
 *
 * @param frames RGBA, four bytes a pixel, all `width` x `height`
 */
export function scoreLoopPoint(
  frames: Iterable<Uint8Array>,
  width: number,
  height: number,
): number {
  const meter = createLoopPointMeter(width, height);
  for (const frame of frames) meter.add(frame);
  return meter.score();
}

/** `scoreLoopPoint` for frames that do not fit in memory together. */
export function createLoopPointMeter(width: number, height: number): LoopPointMeter {
  let first: Float32Array | undefined;
  let previous: Float32Array | undefined;
  /** From each frame to the next; without the step from the last to the first. */
  const steps: number[] = [];

  /** All steps around the loop; the one at `firstFrame - 1` leads into `firstFrame`. */
  const stepsAround = (): number[] =>
    first && previous ? [...steps, meanChange(previous, first)] : [];
  const score = (firstFrame = 0): number => {
    const around = stepsAround();
    const [closing = 0] = around.splice(firstFrame - 1, 1);
    return closing / medianStep(around);
  };
  return {
    add(frame) {
      if (frame.length !== width * height * 4) {
        throw new RangeError(`A frame of ${width}x${height} has ${width * height * 4} bytes`);
      }
      const cells = averageLuma(frame, width, height);
      if (previous) steps.push(meanChange(previous, cells));
      first ??= cells;
      previous = cells;
    },
    score,
    calmStart(candidates) {
      const around = stepsAround();
      if (score() <= 1 || jumps(around)) return 0;
      const stepInto = (frame: number): number => around.at(frame - 1)!;
      return candidates.reduce((a, b) => (stepInto(b) < stepInto(a) ? b : a), 0);
    },
  };
}

/** Whether the last step is larger than its neighbours and the loop's other large steps. */
function jumps(around: readonly number[]): boolean {
  const neighbours = (around.at(0)! + around.at(-2)!) / 2;
  const others = around.slice(0, -1).toSorted((a, b) => a - b);
  const large = others[Math.floor(others.length * LARGE_QUANTILE)]!;
  return around.at(-1)! > JUMP * Math.max(neighbours, large, STILL_STEP);
}

export const medianStep = (steps: readonly number[]): number =>
  Math.max(median(steps.filter((step) => step >= STILL_STEP)), STILL_STEP);

/** Rec. 601 luma, averaged over squares. */
function averageLuma(frame: Uint8Array, width: number, height: number): Float32Array {
  const side = Math.max(1, Math.round(Math.min(width, height) / CELLS_ACROSS));
  const columns = Math.ceil(width / side);
  const sums = new Float32Array(columns * Math.ceil(height / side));
  const counts = new Uint16Array(sums.length);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++) {
      const luma = 0.299 * frame[at]! + 0.587 * frame[at + 1]! + 0.114 * frame[at + 2]!;
      const cell = row + Math.floor(x / side);
      sums[cell] = sums[cell]! + luma;
      counts[cell] = counts[cell]! + 1;
      at += 4;
    }
  }
  return sums.map((sum, cell) => sum / counts[cell]!);
}

export function meanChange(from: Float32Array, to: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < from.length; i++) sum += Math.abs(from[i]! - to[i]!);
  return sum / from.length;
}
