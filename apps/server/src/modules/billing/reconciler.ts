import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BillingLock } from './billing-lock.ts';
import type { BillingLog, BillingObserver } from './billing-log.ts';
import { deleteOldEvents, listDuePayers, selectNewEvents } from './billing-store.ts';
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

export interface ReconcilerParts {
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
  /** People for whom we had kept something else than Stripe has. */
  readonly drifted: number;
  readonly failed: number;
}

/** Makes good what webhooks did not bring, and says so. Of all processes one does it at a time. */
export class Reconciler {
  readonly #parts: ReconcilerParts;

  constructor(parts: ReconcilerParts) {
    this.#parts = parts;
  }

  /**
   * @returns null while another process is at it
   * @throws GatewayError when Stripe does not answer; the next run catches up
   */
  async run(): Promise<Reconciliation | null> {
    const { database, log, clock } = this.#parts;
    const leaseId = randomUUID();
    const claimed = await claimReconciliation(database.orm, leaseId);
    if (claimed === null) return null;
    let readTo: Date | null = null;
    const renewal = setInterval(() => {
      // At worst another process begins as well, which costs calls and harms nothing.
      renewReconciliation(database.orm, leaseId).catch(() => undefined);
    }, CLAIM_RENEWAL_MS);
    try {
      const missed = await this.#applyMissedEvents(claimed.eventsReadTo);
      const read = await this.#readAgain();
      const drifted = missed.drifted + read.drifted;
      const failed = missed.failed + read.failed;
      // What failed is listed again next time.
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
    const { gateway, database, events, observer, clock } = this.#parts;
    const now = clock();
    // A customer of the sandbox, or with a test clock of Stripe, may live far ahead of the others.
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
        // Replayed: the webhook brought them in the meantime.
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
    const { database, clock, lock, sync } = this.#parts;
    const readBefore = new Date(clock().getTime() - READ_AGAIN_MS);
    const due = await listDuePayers(database.orm, readBefore, READ_AGAIN_MAXIMUM);
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
    const { observer, log } = this.#parts;
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
