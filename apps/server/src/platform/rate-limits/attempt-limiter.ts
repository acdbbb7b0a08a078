import { createHmac } from 'node:crypto';
import type { PlainMessageCode } from '@loopwright/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import {
  clearAttempts,
  countAttempt,
  deleteEndedWindows,
  forgiveAttempt,
} from './rate-limit-store.ts';

export interface AttemptLimit {
  readonly maximum: number;
  readonly windowMs: number;
}

/**
 * Fixed-window rate limits that all processes share through the database. Subjects, which contain names
 * and addresses, are stored as keyed hashes.
 */
export class AttemptLimiter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(database: Database, clock: Clock, secret: string) {
    this.#database = database;
    this.#clock = clock;
    this.#secret = secret;
  }

  /**
   * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit.
   * @throws AppError `too-many` when the window is full
   */
  async count(subject: string, limit: AttemptLimit, code: PlainMessageCode): Promise<void> {
    const now = this.#clock();
    const window = await countAttempt(this.#database.orm, this.#key(subject), now, limit.windowMs);
    if (window.count <= limit.maximum) return;
    throw new AppError(code, {
      isRetryable: true,
      retryAfterSeconds: (window.resetsAt.getTime() - now.getTime()) / 1000,
    });
  }

  forgive(subject: string): Promise<void> {
    return forgiveAttempt(this.#database.orm, this.#key(subject));
  }

  clear(subject: string): Promise<void> {
    return clearAttempts(this.#database.orm, this.#key(subject));
  }

  /** Removes ended windows. @returns how many */
  sweep(): Promise<number> {
    return deleteEndedWindows(this.#database.orm, this.#clock());
  }

  #key(subject: string): string {
    return createHmac('sha256', this.#secret).update(`limit:${subject}`).digest('base64url');
  }
}
