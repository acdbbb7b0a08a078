import { setTimeout as delay } from 'node:timers/promises';

interface RetryOptions {
  /** Before the second attempt, the third and so on. */
  readonly pausesMs: readonly number[];
  /** Ends a pause, not an attempt. */
  readonly signal?: AbortSignal;
  /** Whether no further attempt can succeed. */
  readonly isFinal?: (cause: unknown) => boolean;
  readonly onFailure?: (cause: unknown) => void;
}

/** Repeats what fails. @throws what the last attempt throws */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { pausesMs, signal, isFinal, onFailure }: RetryOptions,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (cause) {
      if (isFinal?.(cause)) throw cause;
      onFailure?.(cause);
    }
    await delay(pauseMs, undefined, { ...(signal && { signal }) }).catch(() => undefined);
  }
  return await attempt();
}
