import { setTimeout as delay } from 'node:timers/promises';
import { CallError } from './call-error.ts';
import { fetchSignal } from './fetch-signal.ts';

const PAUSES_MS = [500, 1_500, 4_000];
/** Limit for all pauses of one request together; a longer Retry-After ends the retries. */
const WAIT_MAXIMUM_MS = 30_000;
const BUSY = new Set([429, 503]);

export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const defaultSleep: Sleep = async (milliseconds, signal) => {
  await delay(milliseconds, undefined, { signal });
};

/**
 * Retries a request when the provider cannot have started: without a connection, and after 429 or 503
 * with a Retry-After header. Any other request may have cost something and is not retried, except GET
 * requests for a status, which are also retried when the connection or the provider fails.
 */
export function createRetryingFetch(send: typeof fetch, sleep: Sleep = defaultSleep): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = fetchSignal(input, init);
    let waitedMs = 0;
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await send(request.clone(), { signal }).catch((cause: unknown) => cause);
      const usualMs = PAUSES_MS[attempt];
      const isStatusCheck = request.method === 'GET' && hasFailed(outcome);
      const plannedMs = (isStatusCheck ? usualMs : pauseAfter(outcome, usualMs)) ?? null;
      if (plannedMs === null || waitedMs + plannedMs > WAIT_MAXIMUM_MS) {
        if (outcome instanceof Response) return outcome;
        throw outcome;
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await sleep(plannedMs, signal);
      waitedMs += plannedMs;
    }
  };
}

const hasFailed = (outcome: unknown): boolean =>
  outcome instanceof Response
    ? outcome.status >= 500 && !outcome.headers.has('retry-after')
    : outcome instanceof CallError && outcome.fault === 'broken';

/** Milliseconds to wait before the next attempt; null: no further attempt. */
function pauseAfter(outcome: unknown, usualMs: number | undefined): number | null {
  if (usualMs === undefined) return null;
  if (outcome instanceof CallError) {
    return outcome.fault === 'unreachable' && !outcome.wasSent ? usualMs : null;
  }
  if (!(outcome instanceof Response) || !BUSY.has(outcome.status)) return null;
  const afterSeconds = readRetryAfter(outcome.headers.get('retry-after'));
  return afterSeconds === null ? null : Math.max(afterSeconds * 1000, usualMs);
}

/** Seconds until the time in a Retry-After header (seconds or a date); null: missing or invalid. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
