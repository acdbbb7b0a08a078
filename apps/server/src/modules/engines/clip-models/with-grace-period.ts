/** Less than what a process has left that is told to stop. */
const GRACE_MS = 7_000;

/**
 * Does work that had better not be broken off in the middle: its signal fires a while after the given
 * one. A provider that is just being asked may have begun, and only its answer tells how to go on.
 */
export async function withGracePeriod<T>(
  signal: AbortSignal,
  work: (patient: AbortSignal) => Promise<T>,
  patienceMs = GRACE_MS,
): Promise<T> {
  signal.throwIfAborted();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    timer = setTimeout(() => late.abort(signal.reason), patienceMs);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(late.signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}
