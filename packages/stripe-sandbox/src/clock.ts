import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from './state/settings.ts';

/**
 * The sandbox's time. It is the real time, plus what the whole sandbox was advanced, plus what one
 * customer was advanced: each customer has a clock of its own, as with Stripe's test clocks.
 */
export class Clock {
  readonly #base: () => Date;
  readonly #settings: Settings;
  readonly #database: DatabaseSync;

  constructor(base: () => Date, settings: Settings, database: DatabaseSync) {
    this.#base = base;
    this.#settings = settings;
    this.#database = database;
  }

  /** Whole seconds since 1970, for what belongs to no customer. */
  now(): number {
    const offset = this.#settings.read('clock_offset_seconds');
    return Math.floor(this.#base().getTime() / 1000) + offset;
  }

  /** How many seconds the customer's clock is ahead of `now()`; 0 without a customer. */
  secondsAhead(customerId: string | null): number {
    if (customerId === null) return 0;
    const row = this.#database
      .prepare('SELECT seconds_ahead FROM customer_clocks WHERE customer = ?')
      .get(customerId);
    return row ? Number(row['seconds_ahead']) : 0;
  }

  /**
   * Only forwards; must run inside a transaction.
   * @param customerId null: the whole sandbox
   */
  advance(customerId: string | null, seconds: number): void {
    if (customerId === null) {
      const offset = this.#settings.read('clock_offset_seconds');
      this.#settings.write('clock_offset_seconds', offset + seconds);
      return;
    }
    this.#database
      .prepare(
        `INSERT INTO customer_clocks (customer, seconds_ahead) VALUES (?, ?)
         ON CONFLICT (customer) DO UPDATE SET seconds_ahead = seconds_ahead + excluded.seconds_ahead`,
      )
      .run(customerId, seconds);
  }
}
