import type { Database, Transaction } from '../../platform/database/database.ts';

/** Payload: the id of a generation whose row has changed, and a mark behind it if it has ended. */
const CHANGED = 'generation_changed';
const END_MARK = ' ended';
/** Payload: the id of a generation that waits for a worker. */
const QUEUED = 'generation_queued';
/** Payload: the id of a generation that has been taken from its worker. */
const CANCELLED = 'generation_cancelled';

/** Remembers that a generation has changed until somebody asks. */
interface Watch {
  /** Resolves at the next change, at once when there was one since the last call, or after the time. */
  readonly next: (timeoutMs: number) => Promise<void>;
  readonly close: () => void;
}

type Wake = (hasEnded: boolean) => void;

/**
 * Tells every process what happens to generations. Messages carry ids only and may be lost: whoever
 * waits for one also looks for himself now and then.
 */
export interface Changes {
  /** All of these tell it once `tx` has committed. */
  tellChanged(id: string, tx: Transaction): void;
  /** For its last change. */
  tellEnded(id: string, tx: Transaction): void;
  tellQueued(id: string, tx: Transaction): void;
  tellCancelled(id: string, tx: Transaction): void;
  /** @param what whether each change wakes, or only the last */
  watch(id: string, what: 'changes' | 'end'): Watch;
  /** @returns stops listening */
  onQueued(listener: () => void): () => void;
  /** @returns stops listening */
  onCancelled(listener: (id: string) => void): () => void;
  close(): Promise<void>;
}

export async function openChanges(database: Database): Promise<Changes> {
  const queuedListeners = new Set<() => void>();
  const cancelledListeners = new Set<(id: string) => void>();
  const watches = new Map<string, Set<Wake>>();

  const stopListening = [
    await database.listen(CHANGED, (payload) => {
      const hasEnded = payload.endsWith(END_MARK);
      const id = hasEnded ? payload.slice(0, -END_MARK.length) : payload;
      for (const wake of watches.get(id) ?? []) wake(hasEnded);
    }),
    await database.listen(QUEUED, () => {
      for (const listener of queuedListeners) listener();
    }),
    await database.listen(CANCELLED, (id) => {
      for (const listener of cancelledListeners) listener(id);
    }),
  ];

  const tell = (tx: Transaction, channel: string, payload: string): void =>
    tx.afterCommit(() => database.notify(channel, payload));

  const subscribe = <T>(listeners: Set<T>, listener: T): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    tellChanged: (id, tx) => tell(tx, CHANGED, id),
    tellEnded: (id, tx) => tell(tx, CHANGED, `${id}${END_MARK}`),
    tellQueued: (id, tx) => tell(tx, QUEUED, id),
    tellCancelled: (id, tx) => tell(tx, CANCELLED, id),
    watch(id, what) {
      const signal = stickySignal();
      const wake: Wake = (hasEnded) => {
        if (hasEnded || what === 'changes') signal.set();
      };
      const wakers = watches.get(id) ?? new Set();
      watches.set(id, wakers.add(wake));
      return {
        next: signal.next,
        close() {
          signal.set();
          wakers.delete(wake);
          if (wakers.size === 0 && watches.get(id) === wakers) watches.delete(id);
        },
      };
    },
    onQueued: (listener) => subscribe(queuedListeners, listener),
    onCancelled: (listener) => subscribe(cancelledListeners, listener),
    async close() {
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
}

export interface StickySignal {
  readonly set: () => void;
  readonly next: (timeoutMs: number) => Promise<void>;
}

/** A signal that is not lost when it comes while nobody waits. One waiter at a time. */
export function stickySignal(): StickySignal {
  let isSet = false;
  let wake: (() => void) | null = null;
  return {
    set() {
      isSet = true;
      wake?.();
    },
    async next(timeoutMs) {
      if (!isSet) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, timeoutMs);
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      isSet = false;
    },
  };
}
