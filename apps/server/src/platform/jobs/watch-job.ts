import type { Job } from './job-definition.ts';
import type { JobEvents } from './job-events.ts';
import { hasEnded } from './job-queue.ts';

/** Finds changes whose notification was lost. */
const POLL_MS = 5_000;
/** A waiting job's place changes without a notification of its own. */
const QUEUE_POLL_MS = 2_000;

interface WatchOptions<Row> {
  readonly events: Pick<JobEvents, 'subscribe'>;
  readonly id: string;
  readonly what: 'changes' | 'end';
  /** Ends the watching after one more reading. */
  readonly signal: AbortSignal;
  /** Reads the job with what belongs to it. @throws when it no longer exists */
  readonly read: () => Promise<Row>;
}

/** A job's row now and after each change, or only after the last one. */
export async function* watchJob<Row extends Pick<Job, 'status'>>({
  events,
  id,
  what,
  signal,
  read,
}: WatchOptions<Row>): AsyncGenerator<Row> {
  const subscription = events.subscribe(id, what);
  signal.addEventListener('abort', subscription.close, { once: true });
  try {
    for (;;) {
      // Read again after the wait, because jobs end just before the server does.
      const isLast = signal.aborted;
      const row = await read();
      yield row;
      if (isLast || hasEnded(row)) return;
      await subscription.next(row.status === 'queued' ? QUEUE_POLL_MS : POLL_MS);
    }
  } finally {
    subscription.close();
  }
}
