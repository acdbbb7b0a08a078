/** Counts the calls of an object's methods, to tell when it is busy and whether anything happened. */
export class Activity {
  #running = 0;
  #total = 0;

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** All calls so far. */
  get total(): number {
    return this.#total;
  }

  /** Runs the call and counts it until it has settled. */
  async count<T>(call: () => Promise<T>): Promise<T> {
    this.#running += 1;
    this.#total += 1;
    try {
      return await call();
    } finally {
      this.#running -= 1;
    }
  }
}
