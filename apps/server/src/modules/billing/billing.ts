import { BillingLock } from './billing-lock.ts';
import type { PointHook } from './billing-log.ts';
import { BillingService } from './billing-service.ts';
import { CustomerFinder } from './customer-finder.ts';
import { Departure } from './departure.ts';
import { EventService } from './event-service.ts';
import { PriceCheck } from './price-check.ts';
import { Reconciler } from './reconciler.ts';
import { SubscriptionSync, type SyncParts } from './subscription-sync.ts';

export interface BillingParts extends Omit<SyncParts, 'at'> {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** For tests. */
  readonly at?: PointHook;
}

export interface Billing {
  readonly service: BillingService;
  readonly events: EventService;
  readonly reconciler: Reconciler;
  readonly prices: PriceCheck;
  readonly departure: Departure;
}

/** Everything about paid plans, on a gateway that may be Stripe or the sandbox. */
export function createBilling(given: BillingParts): Billing {
  const { database, gateway, catalogue, log } = given;
  const parts = { ...given, at: given.at ?? (async () => undefined) };
  const lock = new BillingLock(database);
  const sync = new SubscriptionSync(parts);
  const customers = new CustomerFinder(parts);
  const prices = new PriceCheck(gateway, catalogue, log);
  const events = new EventService({ ...parts, lock, sync, customers });
  return {
    service: new BillingService({ ...parts, lock, sync, customers, prices }),
    events,
    prices,
    departure: new Departure({ ...parts, lock }),
    reconciler: new Reconciler({ ...parts, lock, sync, events }),
  };
}
