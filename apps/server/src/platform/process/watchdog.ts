import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { BEATS, LONG_OPERATIONS, type WatchdogLimits } from './stall-counter.ts';

/**
 * A vacuum of the embedded database is one call into WebAssembly: the event loop stands still until
 * it returns.
 */
const LIMITS: WatchdogLimits = { tickMs: 1000, stallTicks: 20, longStallTicks: 600 };

/** Shared with the watchdog's thread. There is one event loop in a process, so there is one of it. */
const counters = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/**
 * Starts a thread that ends this process when its event loop stands still for too long: such a
 * process answers nothing, not even SIGTERM. Does nothing under a debugger, which stops the loop on
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

/** For work that is known to keep the event loop still for long: the watchdog waits longer. */
export async function allowLongStall<T>(work: () => Promise<T>): Promise<T> {
  Atomics.add(counters, LONG_OPERATIONS, 1);
  try {
    return await work();
  } finally {
    // Before the allowance ends, because the timer has not run yet.
    beat();
    Atomics.sub(counters, LONG_OPERATIONS, 1);
  }
}

function beat(): void {
  Atomics.add(counters, BEATS, 1);
}
