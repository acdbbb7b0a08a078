import { median } from '../median.ts';
import type { FrameCells } from './cells.ts';

/** A ratio for each of red, green and blue. */
export type Gains = readonly [number, number, number];

export const NO_GAIN: Gains = [1, 1, 1];

/** Over the whole clip; less does not count as drift. */
const LEAST_DRIFT = 0.025;
/** How much of the change of light a straight line must explain. */
const STRAIGHTNESS = 0.7;
/** Frames that only differ by their light come nearer to each other by this when it is taken away. */
const NEARER = 0.75;
/** More than this is not corrected: highlights would clip and shadows show their noise. */
const LARGEST_GAIN = 1.6;
/** Frames over which the light at both ends of a loop is averaged. */
const REACH = 6;

/**
 * Whether the light of the whole clip goes one way, as that of a camera which adapts or of a
 * generated clip whose colours run away, while what it shows stays.
 *
 * @param frames of one scene, in order
 */
export function hasDrift(frames: readonly FrameCells[]): boolean {
  if (frames.length < 2 * REACH) return false;
  const channels = ([0, 1, 2] as const).map((channel) =>
    lineThrough(frames.map(({ means }) => Math.log(means[channel] + 1))),
  );
  const drifts = channels.some(
    ({ slope, explained }) =>
      Math.abs(slope) * frames.length > LEAST_DRIFT && explained > STRAIGHTNESS,
  );
  if (!drifts) return false;
  const far = Math.floor(frames.length * 0.6);
  const pairs = frames.slice(far).map((frame, index) => [frames[index]!, frame] as const);
  const before = median(pairs.map(([a, b]) => distance(a.luma, b.luma, 1)));
  const after = median(
    pairs.map(([a, b]) => distance(a.luma, b.luma, brightness(a) / brightness(b))),
  );
  return after < NEARER * before;
}

/** The small cells as if every frame had the mean light of all. */
export function withEvenLight(frames: readonly FrameCells[]): Float32Array[] {
  const wanted = frames.reduce((sum, frame) => sum + brightness(frame), 0) / frames.length;
  return frames.map((frame) => {
    const gain = wanted / brightness(frame);
    return frame.small.map((value) => value * gain);
  });
}

/**
 * How much lighter a loop has become when it starts again: what frame `to` would show, over what
 * frame `from` shows.
 */
export function lightAcross(frames: readonly FrameCells[], from: number, to: number): Gains {
  const reach = Math.min(REACH, to - from);
  // Frames before both ends show the same moments of the motion, where the clip has them.
  const aligned = Math.min(reach, from);
  const early = aligned > 0 ? frames.slice(from - aligned, from) : frames.slice(from, from + reach);
  const late = frames.slice(to - (aligned > 0 ? aligned : reach), to);
  const whole = aligned > 0 ? 1 : (to - from) / Math.max(1, to - from - reach);
  const ratio = (channel: 0 | 1 | 2): number => {
    const change = Math.log(meanOf(late, channel) / meanOf(early, channel)) * whole;
    return Math.exp(Math.max(-Math.log(LARGEST_GAIN), Math.min(Math.log(LARGEST_GAIN), change)));
  };
  return [ratio(0), ratio(1), ratio(2)];
}

/**
 * What a frame's light is multiplied by so that the drift over a loop is taken back evenly: the
 * middle of the loop keeps its light.
 *
 * @param place of the frame, 0 at the loop's beginning, 1 at its end; below 0 before it
 */
export const gainsAt = (across: Gains, place: number): Gains => [
  across[0] ** (0.5 - place),
  across[1] ** (0.5 - place),
  across[2] ** (0.5 - place),
];

/** @returns the frame itself where nothing changes, else a copy */
export function applyGains(frame: Uint8Array, gains: Gains): Uint8Array {
  if (gains.every((gain) => gain === 1)) return frame;
  const tables = gains.map((gain) =>
    Uint8ClampedArray.from({ length: 256 }, (_, level) => level * gain),
  );
  const [reds, greens, blues] = [tables[0]!, tables[1]!, tables[2]!];
  const result = new Uint8Array(frame.length);
  for (let at = 0; at < frame.length; at += 4) {
    result[at] = reds[frame[at]!]!;
    result[at + 1] = greens[frame[at + 1]!]!;
    result[at + 2] = blues[frame[at + 2]!]!;
    result[at + 3] = frame[at + 3]!;
  }
  return result;
}

function lineThrough(values: readonly number[]): { slope: number; explained: number } {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((a, b) => a + b, 0) / count;
  let along = 0;
  let across = 0;
  let total = 0;
  for (const [index, value] of values.entries()) {
    along += (index - middle) * (value - mean);
    across += (index - middle) ** 2;
    total += (value - mean) ** 2;
  }
  return { slope: along / across, explained: total > 0 ? along ** 2 / across / total : 0 };
}

const meanOf = (frames: readonly FrameCells[], channel: 0 | 1 | 2): number =>
  frames.reduce((sum, { means }) => sum + means[channel], 0) / Math.max(1, frames.length) + 1;

const brightness = ({ means }: FrameCells): number => means[0] + means[1] + means[2] + 1;

function distance(a: Float32Array, b: Float32Array, gain: number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]! * gain);
  return sum / a.length;
}
