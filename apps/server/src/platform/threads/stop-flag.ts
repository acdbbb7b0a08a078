import type { ClipContext } from '@loopwright/loop';

type StopSignal = NonNullable<ClipContext['signal']>;

/** How often a thread that waits for another program looks whether it shall stop. */
const LOOK_MS = 50;
/** A thread sees between two frames that it shall stop; one that does not is ended. */
const GRACE_MS = 5_000;

/** A flag that is raised outside and seen inside a thread in the middle of its work. */
const newFlag = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

const raise = (flag: SharedArrayBuffer): void => void Atomics.store(new Int32Array(flag), 0, 1);

export const isStopped = (flag: SharedArrayBuffer): boolean =>
  Atomics.load(new Int32Array(flag), 0) === 1;

/**
 * Has a thread do work that can be stopped: first it is asked to, then it is ended.
 * @param start gives the thread its work together with the flag
 * @param end ends the thread, whatever it does
 * @throws the signal's reason when it fires, however the work ends then
 */
export async function runStoppable<T>(
  signal: AbortSignal,
  start: (flag: SharedArrayBuffer) => Promise<T>,
  end: () => void,
): Promise<T> {
  signal.throwIfAborted();
  const flag = newFlag();
  let patience: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    raise(flag);
    patience = setTimeout(end, GRACE_MS);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const result = await start(flag);
    signal.throwIfAborted();
    return result;
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(patience);
  }
}

/** For work inside a thread that never waits: looks at the flag itself. */
export function stopSignal(flag: SharedArrayBuffer): StopSignal {
  return {
    get aborted() {
      return isStopped(flag);
    },
    throwIfAborted() {
      if (isStopped(flag)) throw new Error('Stopped from outside.');
    },
  };
}

/** Does work inside a thread that waits, with a signal that fires soon after the flag was raised. */
export async function withStopSignal<T>(
  flag: SharedArrayBuffer,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (isStopped(flag)) controller.abort(new Error('Stopped from outside.'));
  }, LOOK_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
