import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, reconciliations, stripeEvents } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { GatewayError } from './payment-gateway.ts';
import { Desk } from './testing/desk.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('the reconciliation with Stripe', (open) => {
  let database: Database;
  let desk: Desk;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.orm.delete(subscriptions);
    await database.orm.delete(reconciliations);
    desk = new Desk(database);
  });
  const run = () => desk.billing.reconciler.run();
  const wait = (hours: number): void => {
    desk.stripe.now = new Date(desk.stripe.now.getTime() + hours * HOUR_MS);
  };

  it('makes good what no webhook brought, and counts it', async () => {
    const { workspaceId, customerId } = await desk.newPayer();
    desk.stripe.pay(customerId);
    const result = await run();
    expect(result).toMatchObject({ drifted: 1, failed: 0 });
    expect(result?.recovered).toBe(desk.stripe.happened.length);
    expect((await desk.read(workspaceId)).plan).toBe('basic');
    expect(desk.counts.counted).toContain('drift');
    expect(await run()).toEqual({ recovered: 0, drifted: 0, failed: 0 });
  });

  it('finds nothing to do after webhooks that arrived', async () => {
    const { customerId } = await desk.newPayer();
    desk.stripe.pay(customerId);
    await desk.deliverAll();
    expect(await run()).toEqual({ recovered: 0, drifted: 0, failed: 0 });
  });

  it('reads the list from where it ended, with a little overlap', async () => {
    const { customerId } = await desk.newPayer();
    desk.stripe.pay(customerId);
    await run();
    const [row] = await database.orm.select().from(reconciliations);
    expect(row?.eventsReadTo).toEqual(desk.stripe.now);
    const since: (Date | null)[] = [];
    desk.stripe.listEvents = async (from) => {
      since.push(from);
      return [];
    };
    await run();
    expect(since).toEqual([new Date(desk.stripe.now.getTime() - 10 * 60 * 1000)]);
  });

  it('does not skip what happens now because of an event that is dated far ahead', async () => {
    const ahead = await desk.newPayer();
    const now = desk.stripe.now;
    wait(24 * 31);
    desk.stripe.pay(ahead.customerId);
    desk.stripe.now = now;
    await run();
    const { workspaceId, customerId } = await desk.newPayer();
    wait(1);
    desk.stripe.pay(customerId);
    wait(48);
    expect(await run()).toMatchObject({ drifted: 1, failed: 0 });
    expect((await desk.read(workspaceId)).plan).toBe('basic');
  });

  it('reads running subscriptions again, although nothing was heard of them', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    await run();
    const [subscription] = desk.stripe.subscriptionsOf(customerId);
    if (subscription !== undefined) subscription.status = 'canceled';
    expect(await run()).toMatchObject({ drifted: 0 });
    wait(7);
    expect(await run()).toMatchObject({ recovered: 0, drifted: 1 });
    expect((await desk.read(workspaceId)).plan).toBe('free');
  });

  it('goes on with the others when one cannot be read, and tries again', async () => {
    const first = await desk.newPayer();
    const second = await desk.newPayer();
    desk.stripe.pay(first.customerId);
    desk.stripe.pay(second.customerId);
    let hasFailed = false;
    desk.stripe.onCall = (name) => {
      if (name !== 'listSubscriptions' || hasFailed) return;
      hasFailed = true;
      throw new GatewayError('away', new Error('once'));
    };
    expect(await run()).toMatchObject({ drifted: 1, failed: 1 });
    expect(await run()).toMatchObject({ drifted: 1, failed: 0 });
    for (const { workspaceId } of [first, second]) {
      expect((await desk.read(workspaceId)).plan).toBe('basic');
    }
  });

  it('is done by one process at a time', async () => {
    const other = new Desk(database);
    const isListing = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    desk.stripe.onCall = async () => {
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
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    const [subscription] = desk.stripe.subscriptionsOf(customerId);
    const id = subscription?.id ?? '';
    const isRead = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = new Desk(database, {
      stripe: desk.stripe,
      at: async (point) => {
        if (point !== 'subscriptions-read') return;
        isRead.resolve();
        await goOn.promise;
      },
    });
    desk.stripe.change(customerId, id, { priceId: 'price_premium' });
    const older = slow.deliver(desk.stripe.happened.at(-1)?.id ?? '');
    await isRead.promise;
    desk.stripe.change(customerId, id, { status: 'canceled' });
    const newer = desk.deliver(desk.stripe.happened.at(-1)?.id ?? '');
    goOn.resolve();
    await Promise.all([older, newer]);
    expect((await desk.read(workspaceId)).plan).toBe('free');
  });

  it('lets nobody write who has lost the lock', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    const thief = new Desk(database, {
      stripe: desk.stripe,
      at: async (point) => {
        if (point !== 'subscriptions-read') return;
        const lease = { leaseId: '00000000-0000-4000-8000-000000000000' };
        await database.orm
          .update(subscriptions)
          .set(lease)
          .where(eq(subscriptions.workspaceId, workspaceId));
      },
    });
    const [subscription] = desk.stripe.subscriptionsOf(customerId);
    desk.stripe.change(customerId, subscription?.id ?? '', { priceId: 'price_premium' });
    const eventId = desk.stripe.happened.at(-1)?.id ?? '';
    await expect(thief.deliver(eventId)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await desk.read(workspaceId)).plan).toBe('basic');
    const recorded = await database.orm
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, eventId));
    expect(recorded).toEqual([]);
  });

  it('forgets events when Stripe has long forgotten them', async () => {
    const { customerId } = await desk.newPayer();
    desk.stripe.pay(customerId);
    await run();
    const [event] = desk.stripe.happened;
    wait(41 * 24);
    desk.stripe.happened.length = 0;
    await run();
    const kept = await database.orm
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.id, event?.id ?? ''));
    expect(kept).toEqual([]);
  });
});
