import { availableParallelism } from 'node:os';
import { SERVER_MESSAGES } from '@loopwright/contract';
import PQueue from 'p-queue';
import { unavailableError } from '../../../platform/errors.ts';

/** libuv's pool has four threads unless the operator says otherwise; one is left for files. */
const CONCURRENCY_MAXIMUM = 3;
/** A few seconds of work: a refusal is better than a longer wait. */
const WAITING_MAXIMUM = 200;

export interface HashQueueLimits {
  /** Hashes that are computed at the same time. */
  readonly concurrency: number;
  /** Hashes that may wait for one of them to end. */
  readonly waitingMaximum: number;
}

/** One core is left for all other requests; two hashes at once keep a small machine going. */
const defaultLimits = (): HashQueueLimits => ({
  concurrency: Math.min(CONCURRENCY_MAXIMUM, Math.max(2, availableParallelism() - 1)),
  waitingMaximum: WAITING_MAXIMUM,
});

/**
 * Computes few password hashes at once, in the order of their requests. Each takes a core for some
 * ten milliseconds, so a crowd that signs in would slow down the users who are signed in.
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
      throw unavailableError(SERVER_MESSAGES.queueFull);
    }
    return await this.#queue.add(work);
  }
}
