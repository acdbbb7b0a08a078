import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { workspaceExists } from '../workspaces/index.ts';
import { explainGatewayError } from './billing-errors.ts';
import { type BillingLock, changeRunning } from './billing-lock.ts';
import type { BillingObserver, EventOutcome, CheckpointHook } from './billing-log.ts';
import {
  findWorkspaceId,
  readBillingWorkspace,
  recordEvents,
  selectNewEvents,
} from './billing-store.ts';
import type { CustomerFinder } from './customer-finder.ts';
import {
  EVENT_TYPES,
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
} from './payment-gateway.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

export interface EventServiceDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly customers: CustomerFinder;
  readonly observer: BillingObserver;
  readonly onCheckpoint: CheckpointHook;
}

const TYPES: ReadonlySet<string> = new Set(EVENT_TYPES);

/** Applies Stripe's events. An event says only that something changed; the current state is read from Stripe. */
export class EventService {
  readonly #dependencies: EventServiceDependencies;

  constructor(dependencies: EventServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @param body of the webhook call, exactly as it arrived
   * @throws AppError `invalid` for a bad or old signature, `unavailable` when it should come again
   */
  async receive(body: Buffer, signature: string): Promise<EventOutcome> {
    const { gateway, clock, observer, onCheckpoint } = this.#dependencies;
    try {
      const event = gateway.verifyWebhook(body, signature, clock());
      await onCheckpoint('event-verified');
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

  /** Applies events about one customer, together and once. */
  async apply(
    customerId: string | null,
    events: readonly PaymentEvent[],
  ): Promise<{ readonly outcome: EventOutcome; readonly hasChanged: boolean }> {
    const { database, clock, lock, sync, customers } = this.#dependencies;
    const { orm } = database;
    const replayed = { outcome: 'replayed', hasChanged: false } as const;
    if ((await selectNewEvents(orm, events)).length === 0) return replayed;
    const workspaceId =
      customerId === null
        ? null
        : ((await findWorkspaceId(orm, customerId)) ?? (await customers.findOwner(customerId)));
    const ignore = async () => {
      await recordEvents(orm, events, clock());
      return { outcome: 'ignored', hasChanged: false } as const;
    };
    if (workspaceId === null) return ignore();
    try {
      return await lock.run(workspaceId, async (lease) => {
        // Checked again under the lock, because the same event may be delivered twice at the same time.
        const fresh = await selectNewEvents(orm, events);
        if (fresh.length === 0) return replayed;
        const workspace = await readBillingWorkspace(orm, workspaceId);
        if (workspace !== null && customerId !== null && workspace.customerId !== customerId) {
          // The customer has moved to another workspace meanwhile: the next delivery finds it.
          const owner = await findWorkspaceId(orm, customerId);
          if (owner !== null && owner !== workspaceId) throw changeRunning();
        }
        const known = workspace?.customerId ?? customerId;
        const { hasChanged } = await sync.bringUpToDate(lease, known, fresh);
        return { outcome: 'applied', hasChanged };
      });
    } catch (error) {
      // The account was deleted while this call waited for the lock. Its deletion causes most such events.
      if (await workspaceExists(orm, workspaceId)) throw error;
      return ignore();
    }
  }
}
