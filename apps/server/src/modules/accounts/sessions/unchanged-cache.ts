const ENTRIES_MAXIMUM = 10_000;

/**
 * Caches values until the source's change counter changes. A source without a counter (null) is always
 * read.
 */
export class UnchangedCache<Value> {
  readonly #changeCount: () => number | null;
  readonly #entries = new Map<string, Value>();
  #validAt: number | null = null;

  constructor(changeCount: () => number | null) {
    this.#changeCount = changeCount;
  }

  async find(key: string, read: () => Promise<Value | null>): Promise<Value | null> {
    const count = this.#changeCount();
    if (count === null) return read();
    if (count !== this.#validAt) {
      this.#entries.clear();
      this.#validAt = count;
    }
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = await read();
    const isCurrent = this.#changeCount() === count && this.#validAt === count;
    if (isCurrent && value !== null && this.#entries.size < ENTRIES_MAXIMUM) {
      this.#entries.set(key, value);
    }
    return value;
  }
}
