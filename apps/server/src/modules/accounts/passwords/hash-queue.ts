import { availableParallelism } from 'node:os';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../../platform/errors.ts';

/** Of libuv's pool, which has four unless the operator says otherwise, one is left for files. */
const CONCURRENCY_MAXIMUM = 3;
/** A few seconds of work: whoever came later would rather be told. */
const WAITING_MAXIMUM = 200;
const RETRY_AFTER_SECONDS = 5;

export interface HashQueueLimits {
  /** Hashes under way at the same time. */
  readonly concurrency: number;
  /** And those that wait for one of them to end. */
  readonly waitingMaximum: number;
}

/** One core is left to answer everybody else; two lanes keep a small machine's hashing going. */
const usualLimits = (): HashQueueLimits => ({
  concurrency: Math.min(CONCURRENCY_MAXIMUM, Math.max(2, availableParallelism() - 1)),
  waitingMaximum: WAITING_MAXIMUM,
});

/**
 * Lets few password hashes run at once, in the order in which they came: each takes a core for some
 * ten milliseconds, and a crowd that signs in would leave nothing for those who are in.
 */
export class HashQueue {
  readonly #limits: HashQueueLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: HashQueueLimits = usualLimits()) {
    this.#limits = limits;
  }

  /** @throws AppError `unavailable` when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever is next takes the place over, so that nobody slips in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waitingMaximum) {
      throw new AppError('unavailable', {
        publicMessage: SERVER_MESSAGES.queueFull,
        isRetryable: true,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
