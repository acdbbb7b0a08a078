import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BillingLock } from './billing-lock.ts';
import type { BillingLog, BillingObserver } from './billing-log.ts';
import { deleteOldEvents, listDueWorkspaces, selectNewEvents } from './billing-store.ts';
import type { EventService } from './event-service.ts';
import type { PaymentEvent, PaymentGateway } from './payment-gateway.ts';
import {
  CLAIM_RENEWAL_MS,
  claimReconciliation,
  endReconciliation,
  renewReconciliation,
} from './reconciliation-store.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Events may enter Stripe's list a little out of order. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Every running subscription is read again this often, events or not. */
const READ_AGAIN_MS = 6 * HOUR_MS;
const READ_AGAIN_MAXIMUM = 500;
/** Longer than the 30 days for which Stripe lists its events. */
const KEEP_EVENTS_MS = 40 * 24 * HOUR_MS;

export interface ReconcilerDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly events: EventService;
  readonly log: BillingLog;
  readonly observer: BillingObserver;
}

export interface Reconciliation {
  /** Events that no webhook had brought. */
  readonly recovered: number;
  /** Workspaces whose stored subscription differed from Stripe's. */
  readonly drifted: number;
  readonly failed: number;
}

/** Compares the stored subscriptions with Stripe and applies events that no webhook delivered. One
 * process does it at a time. */
export class Reconciler {
  readonly #dependencies: ReconcilerDependencies;

  constructor(dependencies: ReconcilerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @returns null while another process reconciles
   * @throws GatewayError when Stripe does not answer; the next run catches up
   */
  async run(): Promise<Reconciliation | null> {
    const { database, log, clock } = this.#dependencies;
    const leaseId = randomUUID();
    const claimed = await claimReconciliation(database.orm, leaseId);
    if (claimed === null) return null;
    let readTo: Date | null = null;
    const renewal = setInterval(() => {
      // A failed renewal lets another process start too, which costs calls but does no harm.
      renewReconciliation(database.orm, leaseId).catch(() => undefined);
    }, CLAIM_RENEWAL_MS);
    try {
      const missed = await this.#applyMissedEvents(claimed.eventsReadTo);
      const read = await this.#readAgain();
      const drifted = missed.drifted + read.drifted;
      const failed = missed.failed + read.failed;
      // Events that failed are listed again by the next run.
      if (missed.failed === 0) readTo = missed.readTo;
      await deleteOldEvents(database.orm, new Date(clock().getTime() - KEEP_EVENTS_MS));
      const result = { recovered: missed.recovered, drifted, failed };
      if (drifted > 0 || failed > 0) log.warn(result, 'subscriptions had drifted from Stripe');
      return result;
    } finally {
      clearInterval(renewal);
      await endReconciliation(database, leaseId, readTo);
    }
  }

  async #applyMissedEvents(eventsReadTo: Date | null) {
    const { gateway, database, events, observer, clock } = this.#dependencies;
    const now = clock();
    // The clock of a sandbox customer, or a Stripe test clock, may be far ahead of the others.
    const readTo = Math.min(eventsReadTo?.getTime() ?? 0, now.getTime());
    const since = eventsReadTo === null ? null : new Date(readTo - OVERLAP_MS);
    const listed = await gateway.listEvents(since);
    const missed = await selectNewEvents(database.orm, listed);
    const byCustomer = Map.groupBy(missed, ({ customerId }) => customerId);
    let recovered = 0;
    let drifted = 0;
    let failed = 0;
    for (const [customerId, ofCustomer] of byCustomer) {
      const hasChanged = await this.#attempt(async () => {
        const applied = await events.apply(customerId, ofCustomer);
        // Replayed: the webhook has delivered the events meanwhile.
        if (applied.outcome === 'replayed') return false;
        recovered += ofCustomer.length;
        for (const _ of ofCustomer) observer.countPaymentEvent('recovered');
        return applied.hasChanged;
      });
      if (hasChanged === true) drifted += 1;
      if (hasChanged === null) failed += 1;
    }
    return { recovered, drifted, failed, readTo: newestOf(listed, now) };
  }

  async #readAgain() {
    const { database, clock, lock, sync } = this.#dependencies;
    const readBefore = new Date(clock().getTime() - READ_AGAIN_MS);
    const due = await listDueWorkspaces(database.orm, readBefore, READ_AGAIN_MAXIMUM);
    let drifted = 0;
    let failed = 0;
    for (const { workspaceId, customerId } of due) {
      const hasChanged = await this.#attempt(() =>
        lock.run(
          workspaceId,
          async (lease) => (await sync.bringUpToDate(lease, customerId)).hasChanged,
        ),
      );
      if (hasChanged === true) drifted += 1;
      if (hasChanged === null) failed += 1;
    }
    return { drifted, failed };
  }

  /** @returns whether anything was different; null: it failed, and the next run tries again */
  async #attempt(work: () => Promise<boolean>): Promise<boolean | null> {
    const { observer, log } = this.#dependencies;
    try {
      const hasChanged = await work();
      if (hasChanged) observer.countPaymentDrift();
      return hasChanged;
    } catch (error) {
      log.warn({ err: error }, 'a subscription could not be compared with Stripe');
      return null;
    }
  }
}

/** Until when the list was read, `now` at most; null: it was empty. */
const newestOf = (events: readonly PaymentEvent[], now: Date): Date | null => {
  if (events.length === 0) return null;
  const newest = Math.max(...events.map(({ createdAt }) => createdAt.getTime()));
  return new Date(Math.min(newest, now.getTime()));
};
