/** Places in what the event loop and the watchdog share. */
export const BEATS = 0;
export const LONG_OPERATIONS = 1;

export interface WatchdogLimits {
  readonly tickMs: number;
  /** Ticks without a beat of the event loop after which the process ends. */
  readonly stallTicks: number;
  /** The same while an operation runs that is known to take long. */
  readonly longStallTicks: number;
}

/**
 * Answers at each tick of the watchdog whether the event loop has stood still for too long. Only its
 * own ticks count, not the time: a process that was suspended, or a laptop that slept, missed ticks
 * and beats alike.
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
