import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { subscriptions, workspaces } from '../../../schema/schema.ts';
import { createTestUser } from '../../../testing/databases.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { readBalance } from '../../tokens/ledger.ts';
import type { CheckpointHook } from '../billing-log.ts';
import { type Billing, createBilling } from '../billing.ts';
import { createCatalogue } from '../catalogue.ts';
import { FakeStripe, PRICES, SEAT_PRICES } from './fake-stripe.ts';

/** Records the names of the counters that the operator would see. */
export class Counts {
  readonly counted: string[] = [];
  countPaymentEvent(outcome: string): void {
    this.counted.push(outcome);
  }
  countPaymentDrift(): void {
    this.counted.push('drift');
  }
  countSurplusSubscription(): void {
    this.counted.push('surplus');
  }
}

export interface BillingFixtureOptions {
  readonly stripe?: FakeStripe;
  readonly onCheckpoint?: CheckpointHook;
}

/** Billing on a fake Stripe that the test controls. */
export class BillingFixture {
  readonly stripe: FakeStripe;
  readonly counts = new Counts();
  readonly billing: Billing;
  readonly #database: Database;

  constructor(
    database: Database,
    { stripe = new FakeStripe(), onCheckpoint }: BillingFixtureOptions = {},
  ) {
    this.#database = database;
    this.stripe = stripe;
    this.billing = createBilling({
      database,
      gateway: stripe,
      catalogue: createCatalogue(PRICES, SEAT_PRICES),
      clock: () => this.stripe.now,
      log: silentLog,
      observer: this.counts,
      publicUrl: 'https://loops.example',
      ...(onCheckpoint === undefined ? {} : { onCheckpoint }),
    });
  }

  /** A workspace that has started a checkout, with a subscription if a price is given. */
  async newCustomer(
    priceId?: string,
    trialDays = 0,
  ): Promise<{ workspaceId: string; customerId: string }> {
    const workspaceId = await createTestUser(this.#database);
    await this.billing.service.startCheckout(workspaceId, priceId ?? 'price_basic');
    const { stripeCustomerId } = await this.read(workspaceId);
    const customerId = stripeCustomerId ?? '';
    if (priceId !== undefined) {
      this.stripe.subscribe(customerId, priceId, trialDays);
      await this.deliverAll();
    }
    return { workspaceId, customerId };
  }

  /** Delivers all events; those that were delivered before are replayed. */
  async deliverAll(): Promise<void> {
    for (const { id } of this.stripe.happened) await this.deliver(id);
  }

  deliver(eventId: string): Promise<unknown> {
    return this.billing.events.receive(Buffer.from(eventId), 'good');
  }

  async read(workspaceId: string) {
    const [row] = await this.#database.orm
      .select({
        plan: workspaces.plan,
        stripeCustomerId: workspaces.stripeCustomerId,
        account: subscriptions,
      })
      .from(workspaces)
      .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
      .where(eq(workspaces.id, workspaceId));
    if (row === undefined) throw new Error('no such workspace');
    const tokens = await readBalance(this.#database.orm, workspaceId, this.stripe.now);
    return { ...row, tokens };
  }
}
