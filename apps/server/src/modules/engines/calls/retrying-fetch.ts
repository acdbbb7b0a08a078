import { setTimeout as delay } from 'node:timers/promises';
import { CallError } from './call-error.ts';
import { fetchSignal } from './fetch-signal.ts';

const PAUSES_MS = [500, 1_500, 4_000];
/** All waiting for one request together; who is told to come back later than that hears so. */
const WAIT_MAXIMUM_MS = 30_000;
const BUSY = new Set([429, 503]);

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = async (milliseconds, signal) => {
  await delay(milliseconds, undefined, { signal });
};

/**
 * Sends a request again where the provider cannot have begun: when no connection came about, and when
 * it answers 429 or 503 and says after what time. Anything else may have cost something, except a mere
 * look at what it has begun, which is taken again when the line or the provider fails.
 */
export function createRetryingFetch(send: typeof fetch, pause: Sleep = sleep): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = fetchSignal(input, init);
    let waitedMs = 0;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await send(request.clone(), { signal }).catch((cause: unknown) => cause);
      const usualMs = PAUSES_MS[attempt];
      const isLook = request.method === 'GET' && hasFailed(outcome);
      const plannedMs = (isLook ? usualMs : pauseAfter(outcome, usualMs)) ?? null;
      if (plannedMs === null || waitedMs + plannedMs > WAIT_MAXIMUM_MS) {
        if (outcome instanceof Response) return outcome;
        throw outcome;
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await pause(plannedMs, signal);
      waitedMs += plannedMs;
    }
  };
}

const hasFailed = (outcome: unknown): boolean =>
  outcome instanceof Response
    ? outcome.status >= 500 && !outcome.headers.has('retry-after')
    : outcome instanceof CallError && outcome.fault === 'broken';

/** Milliseconds to wait before the next attempt; null: there is none. */
function pauseAfter(outcome: unknown, usualMs: number | undefined): number | null {
  if (usualMs === undefined) return null;
  if (outcome instanceof CallError) {
    return outcome.fault === 'unreachable' && !outcome.wasSent ? usualMs : null;
  }
  if (!(outcome instanceof Response) || !BUSY.has(outcome.status)) return null;
  const afterSeconds = readRetryAfter(outcome.headers.get('retry-after'));
  return afterSeconds === null ? null : Math.max(afterSeconds * 1000, usualMs);
}

/** Seconds of a Retry-After header, which gives them or a date; null: it is missing or neither. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
