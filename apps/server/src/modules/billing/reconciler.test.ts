import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, reconciliations, stripeEvents } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { GatewayError } from './payment-gateway.ts';
import { BillingFixture } from './testing/billing-fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('the reconciliation with Stripe', (open) => {
  let database: Database;
  let fixture: BillingFixture;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.orm.delete(subscriptions);
    await database.orm.delete(reconciliations);
    fixture = new BillingFixture(database);
  });
  const run = () => fixture.billing.reconciler.run();
  const wait = (hours: number): void => {
    fixture.stripe.now = new Date(fixture.stripe.now.getTime() + hours * HOUR_MS);
  };

  it('makes good what no webhook brought, and counts it', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer();
    fixture.stripe.pay(customerId);
    const result = await run();
    expect(result).toMatchObject({ drifted: 1, failed: 0 });
    expect(result?.recovered).toBe(fixture.stripe.happened.length);
    expect((await fixture.read(workspaceId)).plan).toBe('basic');
    expect(fixture.counts.counted).toContain('drift');
    expect(await run()).toEqual({ recovered: 0, drifted: 0, failed: 0 });
  });

  it('finds nothing to do after webhooks that arrived', async () => {
    const { customerId } = await fixture.newCustomer();
    fixture.stripe.pay(customerId);
    await fixture.deliverAll();
    expect(await run()).toEqual({ recovered: 0, drifted: 0, failed: 0 });
  });

  it('reads the list from where it ended, with a little overlap', async () => {
    const { customerId } = await fixture.newCustomer();
    fixture.stripe.pay(customerId);
    await run();
    const [row] = await database.orm.select().from(reconciliations);
    expect(row?.eventsReadTo).toEqual(fixture.stripe.now);
    const since: (Date | null)[] = [];
    fixture.stripe.listEvents = async (from) => {
      since.push(from);
      return [];
    };
    await run();
    expect(since).toEqual([new Date(fixture.stripe.now.getTime() - 10 * 60 * 1000)]);
  });

  it('does not skip what happens now because of an event that is dated far ahead', async () => {
    const ahead = await fixture.newCustomer();
    const now = fixture.stripe.now;
    wait(24 * 31);
    fixture.stripe.pay(ahead.customerId);
    fixture.stripe.now = now;
    await run();
    const { workspaceId, customerId } = await fixture.newCustomer();
    wait(1);
    fixture.stripe.pay(customerId);
    wait(48);
    expect(await run()).toMatchObject({ drifted: 1, failed: 0 });
    expect((await fixture.read(workspaceId)).plan).toBe('basic');
  });

  it('reads running subscriptions again, although nothing was heard of them', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    await run();
    const [subscription] = fixture.stripe.subscriptionsOf(customerId);
    if (subscription !== undefined) subscription.status = 'canceled';
    expect(await run()).toMatchObject({ drifted: 0 });
    wait(7);
    expect(await run()).toMatchObject({ recovered: 0, drifted: 1 });
    expect((await fixture.read(workspaceId)).plan).toBe('free');
  });

  it('goes on with the others when one cannot be read, and tries again', async () => {
    const first = await fixture.newCustomer();
    const second = await fixture.newCustomer();
    fixture.stripe.pay(first.customerId);
    fixture.stripe.pay(second.customerId);
    let hasFailed = false;
    fixture.stripe.onCall = (name) => {
      if (name !== 'listSubscriptions' || hasFailed) return;
      hasFailed = true;
      throw new GatewayError('away', new Error('once'));
    };
    expect(await run()).toMatchObject({ drifted: 1, failed: 1 });
    expect(await run()).toMatchObject({ drifted: 1, failed: 0 });
    for (const { workspaceId } of [first, second]) {
      expect((await fixture.read(workspaceId)).plan).toBe('basic');
    }
  });

  it('is done by one process at a time', async () => {
    const other = new BillingFixture(database);
    const isListing = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    fixture.stripe.onCall = async () => {
      isListing.resolve();
      await goOn.promise;
    };
    const first = run();
    await isListing.promise;
    expect(await other.billing.reconciler.run()).toBeNull();
    goOn.resolve();
    expect(await first).not.toBeNull();
    expect(await other.billing.reconciler.run()).not.toBeNull();
  });

  it('lets an older read never win over a newer one', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    const [subscription] = fixture.stripe.subscriptionsOf(customerId);
    const id = subscription?.id ?? '';
    const isRead = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = new BillingFixture(database, {
      stripe: fixture.stripe,
      onCheckpoint: async (point) => {
        if (point !== 'subscriptions-read') return;
        isRead.resolve();
        await goOn.promise;
      },
    });
    fixture.stripe.change(customerId, id, { priceId: 'price_premium' });
    const older = slow.deliver(fixture.stripe.happened.at(-1)?.id ?? '');
    await isRead.promise;
    fixture.stripe.change(customerId, id, { status: 'canceled' });
    const newer = fixture.deliver(fixture.stripe.happened.at(-1)?.id ?? '');
    goOn.resolve();
    await Promise.all([older, newer]);
    expect((await fixture.read(workspaceId)).plan).toBe('free');
  });

  it('writes nothing after the lock was lost', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    const thief = new BillingFixture(database, {
      stripe: fixture.stripe,
      onCheckpoint: async (point) => {
        if (point !== 'subscriptions-read') return;
        const lease = { leaseId: '00000000-0000-4000-8000-000000000000' };
        await database.orm
          .update(subscriptions)
          .set(lease)
          .where(eq(subscriptions.workspaceId, workspaceId));
      },
    });
    const [subscription] = fixture.stripe.subscriptionsOf(customerId);
    fixture.stripe.change(customerId, subscription?.id ?? '', { priceId: 'price_premium' });
    const eventId = fixture.stripe.happened.at(-1)?.id ?? '';
    await expect(thief.deliver(eventId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await fixture.read(workspaceId)).plan).toBe('basic');
    const recorded = await database.orm
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, eventId));
    expect(recorded).toEqual([]);
  });

  it('forgets events when Stripe has long forgotten them', async () => {
    const { customerId } = await fixture.newCustomer();
    fixture.stripe.pay(customerId);
    await run();
    const [event] = fixture.stripe.happened;
    wait(41 * 24);
    fixture.stripe.happened.length = 0;
    await run();
    const kept = await database.orm
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, event?.id ?? ''));
    expect(kept).toEqual([]);
  });
});
