import type { TimeMapping } from '../document/layer-schema.ts';

/** Guards whole positions against rounding: a phase of 3/48 times 48 is to be 3. */
const EPSILON = 1e-6;

/** One or two frames of a source that are shown together. */
export interface SourceFrames {
  readonly first: number;
  readonly second: number;
  /** The share of `second`, 0 to 1. */
  readonly mix: number;
}

/** The frames of a source that are played: `start` to before `end`, at least one. */
export function trimOf(
  { trimStart, trimEnd }: Pick<TimeMapping, 'trimStart' | 'trimEnd'>,
  frameCount: number,
): { readonly start: number; readonly end: number } {
  const start = Math.min(trimStart, frameCount - 1);
  return { start, end: Math.max(start + 1, Math.min(trimEnd ?? frameCount, frameCount)) };
}

/** The frames that a crossfade mixes: at most half of what is left after the trim. */
const fadeOf = ({ closing, fadeFrames }: TimeMapping, length: number): number =>
  closing === 'crossfade' ? Math.min(fadeFrames, Math.floor(length / 2)) : 0;

/** How many frames one round of a source has after trimming and closing. */
export function roundLength(time: TimeMapping, frameCount: number): number {
  const { start, end } = trimOf(time, frameCount);
  const length = end - start;
  if (time.closing === 'boomerang') return Math.max(1, 2 * length - 2);
  return length - fadeOf(time, length);
}

/**
 * Which frames of a source are shown at a moment of the document. Periodic: a phase of 1 gives what 0 gives.
 * @param frameCount frames of the source, at least 1
 * @param phase of the document, 0 to 1
 */
export function sourceFramesAt(time: TimeMapping, frameCount: number, phase: number): SourceFrames {
  const { start, end } = trimOf(time, frameCount);
  const length = end - start;
  const round = roundLength(time, frameCount);
  const turns = (time.isReversed ? -phase : phase) * time.cycles + time.phaseOffset;
  const position = (turns - Math.floor(turns + EPSILON / round)) * round;
  const whole = Math.floor(position + EPSILON) % round;
  const share =
    time.sampling === 'blend' ? Math.max(0, position - Math.floor(position + EPSILON)) : 0;

  const fade = fadeOf(time, length);
  if (whole < fade) {
    // The frames after the end fade into those at the start.
    const mix = (whole + share + 1) / (fade + 1);
    return { first: start + round + whole, second: start + whole, mix };
  }
  const frameAt = (at: number): number => start + (at < length ? at : 2 * length - 2 - at);
  const first = frameAt(whole);
  if (share < EPSILON) return { first, second: first, mix: 0 };
  const next = (whole + 1) % round;
  return { first, second: next === 0 && fade > 0 ? start + round : frameAt(next), mix: share };
}
