import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_MESSAGES } from '@loopwright/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { workspaceExists } from '../workspaces/index.ts';
import { endLease, type Lease, LEASE_RENEWAL_MS, renewLease, takeLease } from './lease-store.ts';

/** Calls about one workspace that may queue up in this process. */
const WAITING_MAXIMUM = 100;
/** Longer than a lease lives without its holder. */
const PATIENCE_MS = 25_000;
const LOOK_INTERVAL_MS = 100;

/**
 * One call at a time works on a workspace's payments, in all processes together. It spans calls to Stripe,
 * during which no transaction may stay open: hence a lease in the subscription's row, which runs out when
 * its holder was killed, and which each transaction checks before it writes (`holdsLease`).
 */
export class BillingLock {
  readonly #database: Database;
  /** The last in line for each workspace, so that only one of this process asks the database. */
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @throws AppError `too-many`, or `unavailable` when somebody else holds on for too long
   * @throws AppError `unauthenticated` when the workspace is gone
   */
  async run<T>(workspaceId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const line = this.#lines.get(workspaceId) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= WAITING_MAXIMUM) {
      throw new AppError('too-many', {
        publicMessage: SERVER_MESSAGES.planChangeRunning,
        retryAfterSeconds: 5,
      });
    }
    line.length += 1;
    this.#lines.set(workspaceId, line);
    const turn = line.last.then(() => this.#runLeased(workspaceId, work));
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(workspaceId);
    }
  }

  async #runLeased<T>(workspaceId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await this.#take(workspaceId);
    const renewal = setInterval(() => {
      // A lease that cannot be renewed is noticed where it matters: when something is written.
      renewLease(this.#database.orm, lease).catch(() => undefined);
    }, LEASE_RENEWAL_MS);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      // Left behind it runs out by itself; what was done is done and must be answered.
      await endLease(this.#database.orm, lease).catch(() => undefined);
    }
  }

  async #take(workspaceId: string): Promise<Lease> {
    const { orm } = this.#database;
    const lease = { workspaceId, leaseId: randomUUID() };
    const giveUpAt = performance.now() + PATIENCE_MS;
    while (!(await takeLease(orm, lease))) {
      if (!(await workspaceExists(orm, workspaceId))) {
        throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
      }
      if (performance.now() > giveUpAt) throw changeRunning();
      await pause(LOOK_INTERVAL_MS);
    }
    return lease;
  }
}

/** Somebody else is at it: nothing was changed by this call. */
export const changeRunning = (): AppError =>
  new AppError('unavailable', {
    publicMessage: SERVER_MESSAGES.planChangeRunning,
    isRetryable: true,
    retryAfterSeconds: 5,
  });
