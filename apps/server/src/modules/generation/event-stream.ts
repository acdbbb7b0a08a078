import { setTimeout as delay } from 'node:timers/promises';
import { GENERATION_EVENT, type Generation } from '@loopwright/contract';

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ': still here\n\n';

/**
 * Writes generations as server-sent events, with a comment at intervals while nothing changes.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* writeEvents(
  generations: AsyncGenerator<Generation>,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    let next = generations.next();
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
      yield `event: ${GENERATION_EVENT}\ndata: ${JSON.stringify(first.value)}\n\n`;
      next = generations.next();
    }
  } finally {
    await generations.return(undefined);
  }
}
