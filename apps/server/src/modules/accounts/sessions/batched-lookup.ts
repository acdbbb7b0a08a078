import { setImmediate } from 'node:timers/promises';

interface Waiting<Value> {
  readonly promise: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Answers many look-ups with few queries, and never with stale data. All look-ups of one turn of the
 * event loop, and all that arrive while a query runs, share the next query, which starts after them.
 */
export class BatchedLookup<Value> {
  readonly #readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  #waiting = new Map<string, Waiting<Value>>();
  #isReading = false;

  constructor(readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#readMany = readMany;
  }

  find(key: string): Promise<Value | null> {
    const waiting = this.#waiting.get(key) ?? Promise.withResolvers<Value | null>();
    this.#waiting.set(key, waiting);
    if (!this.#isReading) void this.#readWaiting();
    return waiting.promise;
  }

  async #readWaiting(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.size > 0) {
      // The embedded database blocks the thread during a query: without this pause, requests that have
      // already arrived could not join the batch.
      await setImmediate();
      const batch = this.#waiting;
      this.#waiting = new Map();
      try {
        const found = await this.#readMany([...batch.keys()]);
        for (const [key, waiting] of batch) waiting.resolve(found.get(key) ?? null);
      } catch (error) {
        for (const waiting of batch.values()) waiting.reject(error);
      }
    }
    this.#isReading = false;
  }
}
