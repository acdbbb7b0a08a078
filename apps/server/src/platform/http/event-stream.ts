import { setTimeout as delay } from 'node:timers/promises';

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ': still here\n\n';

/**
 * Writes items as server-sent events of one name, with a comment at intervals while nothing changes.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* writeEvents<T>(
  name: string,
  items: AsyncGenerator<T>,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    let next = items.next();
    for (;;) {
      const quiet = new AbortController();
      const heartbeat = delay(heartbeatMs, 'quiet' as const, { signal: quiet.signal });
      const first = await Promise.race([next, heartbeat.catch(() => 'quiet' as const)]);
      quiet.abort();
      if (first === 'quiet') {
        yield HEARTBEAT;
        continue;
      }
      if (first.done === true) return;
      yield `event: ${name}\ndata: ${JSON.stringify(first.value)}\n\n`;
      next = items.next();
    }
  } finally {
    await items.return(undefined);
  }
}

/** The headers of an answer of server-sent events. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx buffers responses without this header.
  'x-accel-buffering': 'no',
} as const;
