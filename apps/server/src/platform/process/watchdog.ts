import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { BEATS, LONG_OPERATIONS, type WatchdogLimits } from './stall-counter.ts';

/**
 * A vacuum of the embedded database is one call into WebAssembly, which blocks the event loop until it
 * returns.
 */
const LIMITS: WatchdogLimits = { tickMs: 1000, stallTicks: 20, longStallTicks: 600 };

/** Shared with the watchdog's thread. A global, because a process has one event loop. */
const counters = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/**
 * Starts a thread that ends this process when its event loop is blocked for too long, because such a
 * process handles nothing, not even SIGTERM. Does nothing under a debugger, which pauses the loop on
 * purpose. Runs until the process ends.
 */
export function startWatchdog(log: Pick<Logger, 'warn'>, limits: WatchdogLimits = LIMITS): void {
  if (inspectorUrl() !== undefined) return;
  setInterval(beat, limits.tickMs).unref();
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { counters, limits },
  });
  thread.on('error', (err) => log.warn({ err }, 'the watchdog failed: nothing ends a hang now'));
  thread.unref();
}

/** Makes the watchdog wait longer during work that blocks the event loop for long. */
export async function allowLongStall<T>(work: () => Promise<T>): Promise<T> {
  Atomics.add(counters, LONG_OPERATIONS, 1);
  try {
    return await work();
  } finally {
    // The timer of the beats has not run during the work.
    beat();
    Atomics.sub(counters, LONG_OPERATIONS, 1);
  }
}

function beat(): void {
  Atomics.add(counters, BEATS, 1);
}
