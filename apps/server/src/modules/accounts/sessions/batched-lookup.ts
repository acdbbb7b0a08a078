import { setImmediate } from 'node:timers/promises';

interface Waiting<Value> {
  readonly promise: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Answers many look-ups with few queries and never with anything stale: all look-ups of one turn of
 * the event loop, and all that arrive while a query runs, wait for the next query, which begins after
 * them and reads for all of them.
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
      // The embedded database answers without letting go of the thread: without this pause the next
      // request would not even be read before this one's query is over.
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
