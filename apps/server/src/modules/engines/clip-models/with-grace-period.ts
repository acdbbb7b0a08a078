/** Shorter than the time that a stopping process has. */
const GRACE_MS = 7_000;

/**
 * Does work with a signal that fires some seconds after the given one. A provider that is receiving a
 * request may start, and only its response contains the operation to resume.
 */
export async function withGracePeriod<T>(
  signal: AbortSignal,
  work: (graceSignal: AbortSignal) => Promise<T>,
  graceMs = GRACE_MS,
): Promise<T> {
  signal.throwIfAborted();
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    timer = setTimeout(() => late.abort(signal.reason), graceMs);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(late.signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}
