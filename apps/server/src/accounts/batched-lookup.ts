interface Waiting<Value> {
  readonly promise: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Answers many look-ups with few queries and never with anything stale: while one query runs, all
 * look-ups that arrive wait for the next one, which begins after them and reads for all of them.
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
