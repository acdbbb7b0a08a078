import { setTimeout as delay } from 'node:timers/promises';

export interface ProgressWriter<Progress> {
  readonly report: (progress: Progress) => void;
  /** Drops what is still unwritten and waits for a write that is under way. */
  readonly close: () => Promise<void>;
}

interface Pace {
  /** Before the first: what is made sooner needs no progress. */
  readonly firstMs: number;
  /** Between two. */
  readonly intervalMs: number;
}

/** Passes progress on at that pace, always the latest; a preview is never skipped. */
export function createProgressWriter<Progress extends object>(
  write: (progress: Progress) => Promise<void>,
  { firstMs, intervalMs }: Pace,
): ProgressWriter<Progress> {
  const closing = new AbortController();
  let pending: Progress | null = null;
  let draining: Promise<void> | null = null;
  const pause = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
  const begun = pause(firstMs);

  async function drain(): Promise<void> {
    await begun;
    while (pending !== null && !closing.signal.aborted) {
      const progress: Progress = pending;
      pending = null;
      await write(progress);
      await pause(intervalMs);
    }
    draining = null;
  }

  return {
    report(progress) {
      if (closing.signal.aborted) return;
      pending = { ...pending, ...progress };
      draining ??= drain();
    },
    async close() {
      closing.abort();
      await draining;
    },
  };
}
