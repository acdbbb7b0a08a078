import type { TargetLimits } from '../targets/target.ts';

/** Which frames of a source are shown, in order, and how long. */
export interface Timing {
  /** Of one round; each is the index of a frame of the source. */
  readonly frames: readonly number[];
  readonly delaysMs: readonly number[];
  /** How many rounds are written one after the other. */
  readonly rounds: number;
}

/** A loop may be played faster by this much before it counts as too long. */
const SPEED_UP_MAXIMUM = 1.25;

type TimingLimits = Pick<
  TargetLimits,
  | 'minFrames'
  | 'maxFrames'
  | 'minDurationMs'
  | 'maxDurationMs'
  | 'wholeSeconds'
  | 'minFps'
  | 'maxFps'
>;

export interface PlannedTiming extends Timing {
  /** 1, or how much faster it plays. */
  readonly speed: number;
  /** Frames that were left out, shown twice, or neither. */
  readonly rate: 'kept' | 'dropped' | 'duplicated';
}

/**
 * Fits the frames of a loop into limits of time. A round always begins with the first frame and its frames
 * are evenly spaced in time, so that it stays a loop.
 *
 * @param delaysMs of the source
 * @param framesMaximum of one round, besides the limits
 * @returns null when it is too long
 */
export function planTiming(
  delaysMs: readonly number[],
  limits: TimingLimits,
  framesMaximum = Infinity,
): PlannedTiming | null {
  const sourceMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
  const pace = limits.wholeSeconds
    ? planWholeSeconds(sourceMs, limits)
    : planPace(sourceMs, limits);
  if (pace === null) return null;
  const { speed, rounds } = pace;
  const durationMs = sourceMs / speed;

  const seconds = durationMs / 1000;
  const { minFps = 0, maxFps = Infinity, minFrames = 0, maxFrames = Infinity } = limits;
  const most = Math.floor(Math.min(framesMaximum, maxFrames / rounds, seconds * maxFps + 1e-6));
  const least = Math.ceil(Math.max(minFrames / rounds, seconds * minFps - 1e-6));
  const count = delaysMs.length;
  if (most < Math.max(1, least)) return null;
  if (count > most) return { ...spread(delaysMs, most, speed), rounds, speed, rate: 'dropped' };
  if (count < least) {
    const whole = count * Math.ceil(least / count);
    const frames = whole <= most ? whole : least;
    return { ...spread(delaysMs, frames, speed), rounds, speed, rate: 'duplicated' };
  }
  return {
    frames: [...delaysMs.keys()],
    delaysMs: delaysMs.map((delay) => delay / speed),
    rounds,
    speed,
    rate: 'kept',
  };
}

type Pace = Pick<PlannedTiming, 'speed' | 'rounds'>;

function planPace(
  sourceMs: number,
  { minDurationMs = 0, maxDurationMs = Infinity }: TimingLimits,
): Pace | null {
  const speed = speedFor(sourceMs, maxDurationMs);
  if (speed > SPEED_UP_MAXIMUM) return null;
  const durationMs = sourceMs / speed;
  const rounds = Math.max(1, Math.ceil(minDurationMs / durationMs - 1e-6));
  return rounds * durationMs <= maxDurationMs + 1e-6 ? { speed, rounds } : null;
}

/** How much faster it must be played, at least 1; sums of delays are not exact. */
const speedFor = (durationMs: number, mostMs: number): number =>
  durationMs <= mostMs * (1 + 1e-6) ? 1 : durationMs / mostMs;

/** As few rounds as last whole seconds when they are played a little faster, never slower. */
function planWholeSeconds(
  sourceMs: number,
  { minDurationMs = 0, maxDurationMs = Infinity }: TimingLimits,
): Pace | null {
  const mostSeconds = Math.floor(maxDurationMs / 1000);
  for (let rounds = 1; ; rounds++) {
    const allMs = sourceMs * rounds;
    const seconds = Math.min(mostSeconds, Math.floor(allMs / 1000 + 1e-6));
    const speed = speedFor(allMs, seconds * 1000);
    if (speed <= SPEED_UP_MAXIMUM && seconds * 1000 >= minDurationMs) return { speed, rounds };
    if (seconds === mostSeconds) return null;
  }
}

/** Delays that a format has rounded lose no round. */
const ROUNDING_MS = 1;

/** How often an animation is played: as often as its place allows; 0: for ever. */
export function planPlays(
  { maxPlays, maxDurationMs = Infinity }: Pick<TargetLimits, 'maxPlays' | 'maxDurationMs'>,
  durationMs: number,
): number {
  if (maxPlays === undefined) return 0;
  const fitting = Math.floor((maxDurationMs + ROUNDING_MS) / durationMs);
  return Math.max(1, Math.min(maxPlays, fitting));
}

/** So many frames at equal distances of time; each is the one that is shown at that moment. */
function spread(
  delaysMs: readonly number[],
  count: number,
  speed: number,
): Pick<Timing, 'frames' | 'delaysMs'> {
  const ends: number[] = [];
  let endMs = 0;
  for (const delay of delaysMs) ends.push((endMs += delay));
  const frames = Array.from({ length: count }, (_, index) => {
    // A little later, so that rounding does not show the frame before.
    const atMs = ((index + 0.001) * endMs) / count;
    const frame = ends.findIndex((end) => end > atMs);
    return frame < 0 ? delaysMs.length - 1 : frame;
  });
  return { frames, delaysMs: frames.map(() => endMs / count / speed) };
}
