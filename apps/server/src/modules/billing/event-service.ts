import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { explainGatewayError } from './billing-errors.ts';
import type { BillingLock } from './billing-lock.ts';
import type { BillingObserver, EventOutcome, PointHook } from './billing-log.ts';
import { findPayerId, readPayer, recordEvents, selectNewEvents } from './billing-store.ts';
import type { CustomerFinder } from './customer-finder.ts';
import { workspaceExists } from '../workspaces/index.ts';
import {
  EVENT_TYPES,
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
} from './payment-gateway.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

export interface EventServiceParts {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly customers: CustomerFinder;
  readonly observer: BillingObserver;
  readonly at: PointHook;
}

const TYPES: ReadonlySet<string> = new Set(EVENT_TYPES);

/** Events are hints: they say that something happened, and Stripe is asked what is true now. */
export class EventService {
  readonly #parts: EventServiceParts;

  constructor(parts: EventServiceParts) {
    this.#parts = parts;
  }

  /**
   * @param body of the webhook call, exactly as it arrived
   * @throws AppError `invalid` for a bad or old signature, `unavailable` when it should come again
   */
  async receive(body: Buffer, signature: string): Promise<EventOutcome> {
    const { gateway, clock, observer, at } = this.#parts;
    try {
      const event = gateway.verifyWebhook(body, signature, clock());
      await at('event-verified');
      const outcome = TYPES.has(event.type)
        ? (await this.apply(event.customerId, [event])).outcome
        : 'ignored';
      observer.countPaymentEvent(outcome);
      return outcome;
    } catch (error) {
      const isRefused = error instanceof GatewayError && error.failure === 'bad-signature';
      observer.countPaymentEvent(isRefused ? 'refused' : 'failed');
      throw explainGatewayError(error);
    }
  }

  /** Lets events about one customer have their effect, together and once. */
  async apply(
    customerId: string | null,
    events: readonly PaymentEvent[],
  ): Promise<{ readonly outcome: EventOutcome; readonly hasChanged: boolean }> {
    const { database, clock, lock, sync, customers } = this.#parts;
    const { orm } = database;
    const replayed = { outcome: 'replayed', hasChanged: false } as const;
    if ((await selectNewEvents(orm, events)).length === 0) return replayed;
    const workspaceId =
      customerId === null
        ? null
        : ((await findPayerId(orm, customerId)) ?? (await customers.findOwner(customerId)));
    const ignore = async () => {
      await recordEvents(orm, events, clock());
      return { outcome: 'ignored', hasChanged: false } as const;
    };
    if (workspaceId === null) return ignore();
    try {
      return await lock.run(workspaceId, async (lease) => {
        // Asked again, for the same event may have been under way twice.
        const fresh = await selectNewEvents(orm, events);
        if (fresh.length === 0) return replayed;
        const payer = await readPayer(orm, workspaceId);
        const known = payer?.customerId ?? customerId;
        const { hasChanged } = await sync.bringUpToDate(lease, known, fresh);
        return { outcome: 'applied', hasChanged };
      });
    } catch (error) {
      // They left while this waited for its turn; their leaving is what most such events are about.
      if (await workspaceExists(orm, workspaceId)) throw error;
      return ignore();
    }
  }
}
