import { AppError } from '../errors.ts';

/** Far more windows than a user has open; each costs a connection and a regular query. */
const MAXIMUM_PER_USER = 30;
const RETRY_AFTER_SECONDS = 10;

/** Counts the event streams of each user in this process. */
export class Subscribers {
  readonly #counts = new Map<string, number>();

  /**
   * Forwards events for as long as `isSignedIn` is true: an ended session gets no more of them.
   * @throws AppError `too-many`, before anything is subscribed
   */
  subscribe<T>(
    userId: string,
    isSignedIn: () => Promise<boolean>,
    open: () => AsyncGenerator<T>,
  ): AsyncGenerator<T> {
    const count = this.#counts.get(userId) ?? 0;
    if (count >= MAXIMUM_PER_USER) {
      throw new AppError('tooManyFollowing', {
        isRetryable: true,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return this.#forward(userId, isSignedIn, open());
  }

  async *#forward<T>(
    userId: string,
    isSignedIn: () => Promise<boolean>,
    events: AsyncGenerator<T>,
  ): AsyncGenerator<T> {
    this.#change(userId, 1);
    try {
      for await (const item of events) {
        if (!(await isSignedIn())) return;
        yield item;
      }
    } finally {
      this.#change(userId, -1);
    }
  }

  #change(userId: string, by: number): void {
    const count = (this.#counts.get(userId) ?? 0) + by;
    if (count === 0) this.#counts.delete(userId);
    else this.#counts.set(userId, count);
  }
}
