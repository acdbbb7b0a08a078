/** Indexes of the counters that the event loop and the watchdog share. */
export const BEATS = 0;
export const LONG_OPERATIONS = 1;

export interface WatchdogLimits {
  readonly tickMs: number;
  /** Ticks without a beat of the event loop after which the process ends. */
  readonly stallTicks: number;
  /** The same while an operation runs that is allowed to block for long. */
  readonly longStallTicks: number;
}

/**
 * Returns at each tick of the watchdog whether the event loop has been blocked for too long. It counts
 * its own ticks instead of time: a suspended process, or a sleeping laptop, misses ticks and beats alike.
 */
export function createStallCounter(
  counters: Int32Array,
  { stallTicks, longStallTicks }: Omit<WatchdogLimits, 'tickMs'>,
): () => boolean {
  let lastBeats = Atomics.load(counters, BEATS);
  let silentTicks = 0;
  return () => {
    const beats = Atomics.load(counters, BEATS);
    silentTicks = beats === lastBeats ? silentTicks + 1 : 0;
    lastBeats = beats;
    const isLong = Atomics.load(counters, LONG_OPERATIONS) > 0;
    return silentTicks >= (isLong ? longStallTicks : stallTicks);
  };
}
