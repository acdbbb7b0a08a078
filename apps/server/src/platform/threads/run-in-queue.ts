import type PQueue from 'p-queue';

/**
 * Runs work as soon as the queue has a free slot, and frees the slot when the work has settled. The
 * signal ends the waiting alone: p-queue itself would free the slot of running work as soon as its
 * signal fires, although that work may still be going on.
 *
 * @throws the signal's reason when it fires before the work starts
 */
export async function runInQueue<T>(
  queue: PQueue,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const onAbort = (): void => waiting.abort(signal.reason);
  const stopListening = (): void => signal.removeEventListener('abort', onAbort);
  signal.addEventListener('abort', onAbort, { once: true });
  const start = (): Promise<T> => {
    stopListening();
    return work();
  };
  return await queue.add(start, { signal: waiting.signal }).finally(stopListening);
}
