import type { ClipContext } from '@loopwright/media';

type StopSignal = NonNullable<ClipContext['signal']>;

/** The interval at which a thread that waits for another program checks the flag. */
const POLL_MS = 50;
/** Threads check the flag between two frames; one that has not stopped after this time is terminated. */
const GRACE_MS = 5_000;

/** A flag that is set outside of a thread and read inside, also during synchronous work. */
const newFlag = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

const raise = (flag: SharedArrayBuffer): void => void Atomics.store(new Int32Array(flag), 0, 1);

export const isStopped = (flag: SharedArrayBuffer): boolean =>
  Atomics.load(new Int32Array(flag), 0) === 1;

/**
 * Runs work in a thread that can be stopped: the flag asks it to stop, and later it is terminated.
 * @param start passes the work and the flag to the thread
 * @param end terminates the thread
 * @throws the signal's reason when it fires, whatever the outcome of the work
 */
export async function runStoppable<T>(
  signal: AbortSignal,
  start: (flag: SharedArrayBuffer) => Promise<T>,
  end: () => void,
): Promise<T> {
  signal.throwIfAborted();
  const flag = newFlag();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    raise(flag);
    timer = setTimeout(end, GRACE_MS);
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
    clearTimeout(timer);
  }
}

/** For synchronous work inside a thread: each access reads the flag. */
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

/** For asynchronous work inside a thread: polls the flag and fires the signal of the work. */
export async function withStopSignal<T>(
  flag: SharedArrayBuffer,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (isStopped(flag)) controller.abort(new Error('Stopped from outside.'));
  }, POLL_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
