const PLAIN_READ = /^\s*select\b/i;

/**
 * Counts the calls that may change the data of a database that this process has to itself: all calls but
 * plain selects, once when they begin and once when they have ended. What was read at a count is
 * true for as long as the count stands.
 */
export class ChangeCounter {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  async follow<T>(
    method: PropertyKey,
    values: readonly unknown[],
    call: () => Promise<T>,
  ): Promise<T> {
    const [statement] = values;
    if (method === 'query' && typeof statement === 'string' && PLAIN_READ.test(statement)) {
      return call();
    }
    this.#count += 1;
    try {
      return await call();
    } finally {
      this.#count += 1;
    }
  }
}
