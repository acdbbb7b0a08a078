import type { Database, Transaction } from '../database/database.ts';
import { stickySignal } from './sticky-signal.ts';

/** Payload: the id of a job whose row has changed, and a mark behind it if it has ended. */
const CHANGED = 'job_changed';
const END_MARK = ' ended';
/** Payload: the id of a job that waits for a worker and its concurrency group. */
const QUEUED = 'job_queued';
/** Payload: the id of a job that has been taken from its worker. */
const CANCELLED = 'job_cancelled';

/** Remembers that a job has changed until it is asked. */
interface JobSubscription {
  /** Resolves at the next change, at once when there was one since the last call, or after the time. */
  readonly next: (timeoutMs: number) => Promise<void>;
  readonly close: () => void;
}

type Listener<T> = (value: T) => void;
type Unsubscribe = () => void;

/**
 * Tells every process what happens to jobs. Messages carry ids only and may be lost: a subscriber also
 * polls now and then.
 */
export interface JobEvents {
  /** Each of these publishes once `tx` has committed. */
  publishChanged(id: string, tx: Transaction): void;
  /** For the job's last change. */
  publishEnded(id: string, tx: Transaction): void;
  publishQueued(
    job: { readonly id: string; readonly concurrencyGroup: string },
    tx: Transaction,
  ): void;
  publishCancelled(id: string, tx: Transaction): void;
  /** @param what whether each change wakes, or only the last */
  subscribe(id: string, what: 'changes' | 'end'): JobSubscription;
  /** Calls the listener with the concurrency group of each job that begins to wait. */
  onQueued(listener: Listener<string>): Unsubscribe;
  /** Calls the listener with the id of each job that is taken from its worker. */
  onCancelled(listener: Listener<string>): Unsubscribe;
  close(): Promise<void>;
}

export async function openJobEvents(database: Database): Promise<JobEvents> {
  const queuedListeners = new Set<Listener<string>>();
  const cancelledListeners = new Set<Listener<string>>();
  const subscriptions = createSubscriptions();

  const stopListening = [
    await database.listen(CHANGED, (payload) => {
      const hasEnded = payload.endsWith(END_MARK);
      const id = hasEnded ? payload.slice(0, -END_MARK.length) : payload;
      subscriptions.wake(id, hasEnded);
    }),
    await database.listen(QUEUED, (payload) => {
      const group = payload.slice(payload.indexOf(' ') + 1);
      for (const listener of queuedListeners) listener(group);
    }),
    await database.listen(CANCELLED, (id) => {
      for (const listener of cancelledListeners) listener(id);
    }),
  ];

  const publish = (tx: Transaction, channel: string, payload: string): void =>
    tx.afterCommit(() => database.notify(channel, payload));

  const addListener = <T>(listeners: Set<T>, listener: T): Unsubscribe => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    publishChanged: (id, tx) => publish(tx, CHANGED, id),
    publishEnded: (id, tx) => publish(tx, CHANGED, `${id}${END_MARK}`),
    publishQueued: ({ id, concurrencyGroup }, tx) =>
      publish(tx, QUEUED, `${id} ${concurrencyGroup}`),
    publishCancelled: (id, tx) => publish(tx, CANCELLED, id),
    subscribe: subscriptions.open,
    onQueued: (listener) => addListener(queuedListeners, listener),
    onCancelled: (listener) => addListener(cancelledListeners, listener),
    async close() {
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
}

interface Subscriptions {
  readonly open: JobEvents['subscribe'];
  readonly wake: (id: string, hasEnded: boolean) => void;
}

function createSubscriptions(): Subscriptions {
  const wakersById = new Map<string, Set<(hasEnded: boolean) => void>>();
  return {
    open(id, what) {
      const signal = stickySignal();
      const wake = (hasEnded: boolean): void => {
        if (hasEnded || what === 'changes') signal.set();
      };
      const wakers = wakersById.get(id) ?? new Set();
      wakersById.set(id, wakers.add(wake));
      return {
        async next(timeoutMs) {
          await signal.next(timeoutMs);
        },
        close() {
          signal.set();
          wakers.delete(wake);
          if (wakers.size === 0 && wakersById.get(id) === wakers) wakersById.delete(id);
        },
      };
    },
    wake(id, hasEnded) {
      for (const wake of wakersById.get(id) ?? []) wake(hasEnded);
    },
  };
}
