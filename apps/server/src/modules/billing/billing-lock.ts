import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { AppError, unauthenticatedError, unavailableError } from '../../platform/errors.ts';
import { workspaceExists } from '../workspaces/index.ts';
import { endLease, type Lease, LEASE_RENEWAL_MS, renewLease, takeLease } from './lease-store.ts';

/** Calls about one workspace that may queue up in this process. */
const QUEUE_MAXIMUM = 100;
/** Longer than a lease lasts that is not renewed. */
const WAIT_TIMEOUT_MS = 25_000;
const POLL_INTERVAL_MS = 100;

/**
 * One call at a time works on a workspace's payments, in all processes together. It spans calls to Stripe,
 * during which no transaction may stay open: hence a lease in the subscription's row, which runs out when
 * its holder was killed, and which each transaction checks before it writes (`holdsLease`).
 */
export class BillingLock {
  readonly #database: Database;
  /** The last queued call of each workspace. One call per workspace and process polls the database. */
  readonly #queues = new Map<string, { last: Promise<unknown>; length: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @throws AppError `too-many`, or `unavailable` when another call keeps the lease for too long
   * @throws AppError `unauthenticated` when the workspace is gone
   */
  async run<T>(workspaceId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const queue = this.#queues.get(workspaceId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= QUEUE_MAXIMUM) {
      throw new AppError('planChangeRunning', { kind: 'too-many', retryAfterSeconds: 5 });
    }
    queue.length += 1;
    this.#queues.set(workspaceId, queue);
    const result = queue.last.then(() => this.#runLeased(workspaceId, work));
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(workspaceId);
    }
  }

  async #runLeased<T>(workspaceId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await this.#take(workspaceId);
    const renewal = setInterval(() => {
      // A transaction that writes checks the lease, so a failed renewal is noticed there.
      renewLease(this.#database.orm, lease).catch(() => undefined);
    }, LEASE_RENEWAL_MS);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      // The work is done and its result must be returned. A lease that stays in the row runs out by itself.
      await endLease(this.#database.orm, lease).catch(() => undefined);
    }
  }

  async #take(workspaceId: string): Promise<Lease> {
    const { orm } = this.#database;
    const lease = { workspaceId, leaseId: randomUUID() };
    const giveUpAt = performance.now() + WAIT_TIMEOUT_MS;
    while (!(await takeLease(orm, lease))) {
      if (!(await workspaceExists(orm, workspaceId))) throw unauthenticatedError();
      if (performance.now() > giveUpAt) throw changeRunning();
      await pause(POLL_INTERVAL_MS);
    }
    return lease;
  }
}

/** Another call works on the payments of the workspace. This call has changed nothing. */
export const changeRunning = (): AppError => unavailableError('planChangeRunning');
