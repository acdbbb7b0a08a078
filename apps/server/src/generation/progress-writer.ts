import { setTimeout as delay } from 'node:timers/promises';
import type { EngineProgress } from './engines/engine.ts';

export interface ProgressWriter {
  readonly report: (progress: EngineProgress) => void;
  /** Drops what is still unwritten and waits for a write that is under way. */
  close(): Promise<void>;
}

/** Passes progress on at most once per interval, always the latest; a preview is never skipped. */
export function createProgressWriter(
  write: (progress: EngineProgress) => Promise<void>,
  intervalMs: number,
): ProgressWriter {
  const closing = new AbortController();
  let pending: EngineProgress | null = null;
  let draining: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (pending !== null && !closing.signal.aborted) {
      const progress: EngineProgress = pending;
      pending = null;
      await write(progress);
      await delay(intervalMs, undefined, { signal: closing.signal }).catch(() => undefined);
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
