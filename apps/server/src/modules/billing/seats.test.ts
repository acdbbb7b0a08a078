import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { reconciliations, subscriptions, workspaces } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createBilling } from './billing.ts';
import { createCatalogue } from './catalogue.ts';
import { GatewayError } from './payment-gateway.ts';
import { BillingFixture } from './testing/billing-fixture.ts';
import { PRICES } from './testing/fake-stripe.ts';

const HOUR_MS = 60 * 60 * 1000;
const allFree = async () => undefined;

describeOnEachDatabase('the seats that a team pays for', (open) => {
  let database: Database;
  let fixture: BillingFixture;
  let onCheckpoint: (point: string) => Promise<void>;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.orm.delete(subscriptions);
    await database.orm.delete(reconciliations);
    onCheckpoint = async () => undefined;
    fixture = new BillingFixture(database, { onCheckpoint: (point) => onCheckpoint(point) });
  });

  async function newTeam() {
    const { workspaceId, customerId } = await fixture.newCustomer('price_premium');
    await database.orm
      .update(workspaces)
      .set({ kind: 'team' })
      .where(eq(workspaces.id, workspaceId));
    const subscription = () => fixture.stripe.subscriptionsOf(customerId)[0]!;
    return {
      workspaceId,
      customerId,
      subscription,
      set: (extra: number, checkFree: () => Promise<void> = allFree) =>
        fixture.billing.seats.change(workspaceId, extra, checkFree),
      stored: async () => (await fixture.read(workspaceId)).account?.extraSeats,
      changeInStripe: (seats: { itemId: string; quantity: number } | null) =>
        fixture.stripe.change(customerId, subscription().id, { seats }),
    };
  }

  it('are an item beside the plan, which comes, changes and goes', async () => {
    const team = await newTeam();
    await team.set(3);
    expect(team.subscription().seats).toMatchObject({ quantity: 3 });
    expect(await team.stored()).toBe(3);
    const itemId = team.subscription().seats?.itemId;
    await team.set(5);
    expect(team.subscription().seats).toEqual({ itemId, quantity: 5 });
    await team.set(0);
    expect(team.subscription().seats).toBeNull();
    expect(await team.stored()).toBe(0);
    expect((await fixture.read(team.workspaceId)).plan).toBe('premium');
  });

  it('change nothing in Stripe when the number stays', async () => {
    const team = await newTeam();
    await team.set(2);
    fixture.stripe.calls.length = 0;
    await team.set(2);
    expect(fixture.stripe.calls).not.toContain('changeSubscription');
  });

  it('follow Stripe by webhook, in any order and more than once', async () => {
    const team = await newTeam();
    team.changeInStripe({ itemId: 'si_dashboard', quantity: 4 });
    await fixture.deliverAll();
    expect(await team.stored()).toBe(4);
    team.changeInStripe({ itemId: 'si_dashboard', quantity: 7 });
    team.changeInStripe({ itemId: 'si_dashboard', quantity: 1 });
    for (const { id } of fixture.stripe.happened.toReversed()) await fixture.deliver(id);
    await fixture.deliverAll();
    expect(await team.stored()).toBe(1);
  });

  it('are repaired by the reconciliation', async () => {
    const team = await newTeam();
    await team.set(2);
    await fixture.deliverAll();
    await fixture.billing.reconciler.run();
    await database.orm.update(subscriptions).set({ extraSeats: 90 });
    fixture.stripe.now = new Date(fixture.stripe.now.getTime() + 7 * HOUR_MS);
    expect(await fixture.billing.reconciler.run()).toMatchObject({ drifted: 1, failed: 0 });
    expect(await team.stored()).toBe(2);
    expect(fixture.counts.counted).toContain('drift');
  });

  it('are repaired at once after a process that ended between its database and Stripe', async () => {
    const team = await newTeam();
    await team.set(4);
    await fixture.deliverAll();
    onCheckpoint = async (point) => {
      if (point === 'seats-lowered') throw new Error('killed');
    };
    await expect(team.set(1)).rejects.toThrow('killed');
    expect([await team.stored(), team.subscription().seats?.quantity]).toEqual([1, 4]);
    expect(await fixture.billing.reconciler.run()).toMatchObject({ failed: 0 });
    expect(await team.stored()).toBe(4);
  });

  it.each([3, 1])('stay as they are when Stripe does not answer: to %i', async (extra) => {
    const team = await newTeam();
    await team.set(2);
    fixture.stripe.onCall = (name) => {
      if (name === 'changeSubscription') throw new GatewayError('away', new Error('no answer'));
    };
    await expect(team.set(extra)).rejects.toMatchObject({ code: 'paymentsAway' });
    expect([await team.stored(), team.subscription().seats?.quantity]).toEqual([2, 2]);
  });

  it('are not lowered below what is in use, and Stripe is not asked', async () => {
    const team = await newTeam();
    await team.set(2);
    fixture.stripe.calls.length = 0;
    const inUse = async () => {
      throw new AppError('seatsInUse', { params: { used: 7 } });
    };
    await expect(team.set(1, inUse)).rejects.toMatchObject({ code: 'seatsInUse' });
    expect(fixture.stripe.calls).not.toContain('changeSubscription');
    expect(await team.stored()).toBe(2);
    // More seats are always welcome.
    await team.set(3, inUse);
    expect(await team.stored()).toBe(3);
  });

  it('are the last of simultaneous changes, in Stripe as here', async () => {
    const team = await newTeam();
    await Promise.all([3, 1, 5, 2].map((extra) => team.set(extra)));
    expect(await team.stored()).toBe(2);
    expect(team.subscription().seats?.quantity).toBe(2);
  });

  it('end with the plan, and with a change to another plan', async () => {
    for (const change of [{ status: 'canceled' }, { priceId: 'price_basic' }] as const) {
      const team = await newTeam();
      await team.set(2);
      fixture.stripe.change(team.customerId, team.subscription().id, change);
      await fixture.deliverAll();
      expect(await team.stored()).toBe(0);
      await expect(team.set(3)).rejects.toMatchObject({ code: 'noSubscription' });
    }
  });

  it('are for teams alone', async () => {
    const { workspaceId } = await fixture.newCustomer('price_premium');
    const change = fixture.billing.seats.change(workspaceId, 1, allFree);
    await expect(change).rejects.toMatchObject({ code: 'noSubscription' });
  });

  it('are not more while a payment is missing, but may become fewer', async () => {
    const team = await newTeam();
    await team.set(2);
    fixture.stripe.change(team.customerId, team.subscription().id, { status: 'past_due' });
    await expect(team.set(3)).rejects.toMatchObject({ code: 'settlePaymentFirst' });
    await team.set(1);
    expect(await team.stored()).toBe(1);
  });

  it('are sold at the price of our pages or not at all', async () => {
    const team = await newTeam();
    const price = { isActive: true, unitAmount: 500, currency: 'usd', isMonthly: true };
    fixture.stripe.prices.set('price_seat', price);
    await expect(team.set(1)).rejects.toMatchObject({ code: 'paymentsOff' });
    fixture.stripe.prices.delete('price_seat');
    await expect(team.set(1)).rejects.toMatchObject({ code: 'paymentsOff' });
    expect(team.subscription().seats).toBeNull();
  });

  it('are not sold without a price for them', async () => {
    const { workspaceId } = await newTeam();
    const { seats } = createBilling({
      database,
      gateway: fixture.stripe,
      catalogue: createCatalogue(PRICES),
      clock: () => fixture.stripe.now,
      log: silentLog,
      observer: fixture.counts,
      publicUrl: 'https://loops.example',
    });
    const change = seats.change(workspaceId, 1, allFree);
    await expect(change).rejects.toMatchObject({ code: 'seatsNotSold' });
  });

  describe('in the fake Stripe of these tests', () => {
    it.each([
      [{ itemId: 'si_other', priceId: 'price_seat', quantity: 1 }],
      [{ itemId: null, priceId: 'price_basic', quantity: 1 }],
      [{ itemId: null, priceId: 'price_seat', quantity: -1 }],
      [{ itemId: null, priceId: 'price_seat', quantity: 1.5 }],
    ])('are refused for a wrong request: %j', async (seats) => {
      const team = await newTeam();
      const change = fixture.stripe.changeSubscription(team.subscription(), { seats }, 'key');
      await expect(change).rejects.toMatchObject({ failure: 'rejected' });
    });
  });
});
