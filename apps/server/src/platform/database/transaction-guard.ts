import { AsyncLocalStorage } from 'node:async_hooks';

interface RunningTransaction {
  hasEnded: boolean;
}

/**
 * Knows whether the calling code runs inside a transaction of its database, so that a query on the
 * outer handle fails at once. On the embedded database it would hang for ever; on PostgreSQL it
 * would silently run outside the transaction.
 */
export class TransactionGuard {
  readonly #running = new AsyncLocalStorage<RunningTransaction>();

  /** Runs the whole transaction, begin and commit included. */
  async run<T>(transaction: () => Promise<T>): Promise<T> {
    this.assertOutside();
    const state: RunningTransaction = { hasEnded: false };
    try {
      return await this.#running.run(state, transaction);
    } finally {
      state.hasEnded = true;
    }
  }

  assertOutside(): void {
    const state = this.#running.getStore();
    if (state !== undefined && !state.hasEnded) {
      throw new Error('Inside a transaction only its own handle may be used, not the outer one');
    }
  }

  /** The callback without the context of the code that calls it, which may be inside a transaction. */
  detach<Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
  ): (...values: Arguments) => void {
    return (...values) => this.#running.exit(() => callback(...values));
  }
}
