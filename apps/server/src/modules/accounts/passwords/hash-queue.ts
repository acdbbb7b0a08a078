import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { unavailableError } from '../../../platform/errors.ts';

/** libuv's pool has four threads unless the operator says otherwise; one is left for files. */
const CONCURRENCY_MAXIMUM = 3;
/** A few seconds of work: an error is better than a longer wait. */
const WAITING_MAXIMUM = 200;

export interface HashQueueLimits {
  /** Hashes that are computed at the same time. */
  readonly concurrency: number;
  /** Hashes that may wait for one of them to end. */
  readonly waitingMaximum: number;
}

/** Leaves one core for other requests, but runs at least two hashes at once. */
const defaultLimits = (): HashQueueLimits => ({
  concurrency: Math.min(CONCURRENCY_MAXIMUM, Math.max(2, availableParallelism() - 1)),
  waitingMaximum: WAITING_MAXIMUM,
});

/**
 * Limits how many password hashes are computed at once; the others wait in the order of their requests.
 * Each hash takes a core for some ten milliseconds, so that many sign-ins at once would slow down all
 * other requests.
 */
export class HashQueue {
  readonly #queue: PQueue;
  readonly #waitingMaximum: number;

  constructor({ concurrency, waitingMaximum }: HashQueueLimits = defaultLimits()) {
    this.#queue = new PQueue({ concurrency });
    this.#waitingMaximum = waitingMaximum;
  }

  /** @throws AppError `unavailable` when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { size, pending, concurrency } = this.#queue;
    if (pending >= concurrency && size >= this.#waitingMaximum) {
      throw unavailableError('queueFull');
    }
    return await this.#queue.add(work);
  }
}
