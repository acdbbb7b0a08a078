import type { ClipContext } from '@loopwright/loop';

type StopSignal = NonNullable<ClipContext['signal']>;

/** How often a thread that waits for another program looks whether it shall stop. */
const LOOK_MS = 50;

/** Raised outside, seen inside a thread in the middle of its work. */
export const newStopMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

export const raiseStop = (memory: SharedArrayBuffer): void =>
  void Atomics.store(new Int32Array(memory), 0, 1);

/** For work that never waits: looks at the flag itself. */
export function stopSignal(memory: SharedArrayBuffer): StopSignal {
  const flag = new Int32Array(memory);
  const isRaised = (): boolean => Atomics.load(flag, 0) === 1;
  return {
    get aborted() {
      return isRaised();
    },
    throwIfAborted() {
      if (isRaised()) throw new Error('Stopped from outside.');
    },
  };
}

/** Does work that waits, with a signal that fires soon after the flag was raised. */
export async function untilStopped<T>(
  memory: SharedArrayBuffer,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = stopSignal(memory);
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (stop.aborted) controller.abort(new Error('Stopped from outside.'));
  }, LOOK_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
