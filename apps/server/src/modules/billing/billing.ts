import { AccountDeletion } from './account-deletion.ts';
import { BillingLock } from './billing-lock.ts';
import type { CheckpointHook } from './billing-log.ts';
import { BillingService } from './billing-service.ts';
import { CustomerFinder } from './customer-finder.ts';
import { EventService } from './event-service.ts';
import { PlanMove } from './plan-move.ts';
import { PriceCheck } from './price-check.ts';
import { Reconciler } from './reconciler.ts';
import { Seats } from './seats.ts';
import { SubscriptionSync, type SyncDependencies } from './subscription-sync.ts';

export interface BillingDependencies extends Omit<SyncDependencies, 'onCheckpoint'> {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** For tests. */
  readonly onCheckpoint?: CheckpointHook;
}

export interface Billing {
  readonly service: BillingService;
  readonly events: EventService;
  readonly reconciler: Reconciler;
  readonly prices: PriceCheck;
  readonly accountDeletion: AccountDeletion;
  readonly planMove: PlanMove;
  readonly seats: Seats;
}

/** Everything about paid plans, on a gateway that may be Stripe or the sandbox. */
export function createBilling(given: BillingDependencies): Billing {
  const { database, gateway, catalogue, log } = given;
  const dependencies = { ...given, onCheckpoint: given.onCheckpoint ?? (async () => undefined) };
  const lock = new BillingLock(database);
  const sync = new SubscriptionSync(dependencies);
  const customers = new CustomerFinder(dependencies);
  const prices = new PriceCheck(gateway, catalogue, log);
  const events = new EventService({ ...dependencies, lock, sync, customers });
  return {
    service: new BillingService({ ...dependencies, lock, sync, customers, prices }),
    events,
    prices,
    accountDeletion: new AccountDeletion({ ...dependencies, lock }),
    seats: new Seats({ ...dependencies, lock, sync, prices }),
    planMove: new PlanMove({ ...dependencies, lock, sync }),
    reconciler: new Reconciler({ ...dependencies, lock, sync, events }),
  };
}
