import type { StopSignal } from '../../../stop-signal.ts';

const POLL_MS = 50;

/** Runs work with an `AbortSignal` that fires when a signal without events does, with its reason. */
export async function withAbortSignal<T>(
  signal: StopSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setInterval(() => {
    try {
      signal?.throwIfAborted();
    } catch (reason) {
      controller.abort(reason);
    }
  }, POLL_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
