const ENTRIES_MAXIMUM = 10_000;

/**
 * Remembers what was read for exactly as long as nothing has changed since, by the count of changes
 * that the source keeps. A source that cannot count (null) is always asked.
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
    const isStillTrue = this.#changeCount() === count && this.#validAt === count;
    if (isStillTrue && value !== null && this.#entries.size < ENTRIES_MAXIMUM) {
      this.#entries.set(key, value);
    }
    return value;
  }
}
