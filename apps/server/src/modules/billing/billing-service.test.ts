import { MESSAGES, type ErrorKind, type MessageCode } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { notifications, workspaces } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { changePlan } from '../tokens/ledger.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';
import { BillingFixture } from './testing/billing-fixture.ts';

const refusal = (kind: ErrorKind, code: MessageCode) => ({ kind, code });
const failWith = (failure: GatewayFailure): never => {
  throw new GatewayError(failure, new Error('as the test wants it'));
};

describeOnEachDatabase('plans and payments', (open) => {
  let database: Database;
  let fixture: BillingFixture;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    fixture = new BillingFixture(database);
  });
  const checkOut = (workspaceId: string, priceId = 'price_basic') =>
    fixture.billing.service.startCheckout(workspaceId, priceId);
  const change = (workspaceId: string, priceId: string) =>
    fixture.billing.service.changePlan(workspaceId, priceId);

  describe('a checkout', () => {
    it('offers the trial once in a life', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const first = fixture.stripe.pay(customerId);
      expect(first.status).toBe('trialing');
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).account?.hasUsedTrial).toBe(true);

      fixture.stripe.change(customerId, first.id, { status: 'canceled' });
      await checkOut(workspaceId);
      const second = fixture.stripe.pay(customerId);
      expect(second.status).toBe('active');
    });

    it('offers no trial to a workspace whose trial only Stripe has recorded', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const earlier = fixture.stripe.subscribe(customerId, 'price_basic', 7);
      fixture.stripe.change(customerId, earlier.id, { status: 'canceled' });
      await checkOut(workspaceId);
      expect(fixture.stripe.pay(customerId).hadTrial).toBe(false);
    });

    it('gives a plan without a trial none', async () => {
      const workspaceId = await createTestUser(database);
      await checkOut(workspaceId, 'price_premium');
      const { stripeCustomerId } = await fixture.read(workspaceId);
      expect(fixture.stripe.pay(stripeCustomerId ?? '').status).toBe('active');
    });

    it('is the same one when it is asked for again, and replaces one for another plan', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const first = await checkOut(workspaceId);
      expect(await checkOut(workspaceId)).toBe(first);
      const other = await checkOut(workspaceId, 'price_premium');
      expect(other).not.toBe(first);
      const open = await fixture.stripe.listOpenCheckouts(customerId);
      expect(open.map(({ url }) => url)).toEqual([other]);
    });

    it('leads to the portal when there is a subscription already', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      await expect(checkOut(workspaceId)).rejects.toMatchObject(refusal('conflict', 'samePlan'));
      expect(fixture.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('leads to the portal when the older session is paid at this very moment', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      fixture.stripe.onCall = (name) => {
        if (name !== 'expireCheckout') return;
        fixture.stripe.onCall = () => undefined;
        fixture.stripe.pay(customerId);
      };
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      expect(fixture.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('leads to the portal when it is paid between two looks', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      fixture.stripe.onCall = (name) => {
        if (name !== 'listSubscriptions') return;
        fixture.stripe.onCall = () => undefined;
        fixture.stripe.pay(customerId);
      };
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      expect(fixture.stripe.subscriptionsOf(customerId)).toHaveLength(1);
      expect(await fixture.stripe.listOpenCheckouts(customerId)).toEqual([]);
    });

    it('goes on where a first payment was not finished', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const begun = await checkOut(workspaceId);
      fixture.stripe.subscribe(customerId, 'price_basic').status = 'incomplete';
      expect(await checkOut(workspaceId)).toBe(begun);
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
    });

    it.each(['unpaid', 'paused', 'incomplete'] as const)(
      'leads to the portal while a subscription is %s',
      async (status) => {
        const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
        const [subscription] = fixture.stripe.subscriptionsOf(customerId);
        fixture.stripe.change(customerId, subscription?.id ?? '', { status });
        for (const { id } of await fixture.stripe.listOpenCheckouts(customerId)) {
          await fixture.stripe.expireCheckout(id);
        }
        expect(await checkOut(workspaceId)).toContain('portal.example');
        expect((await fixture.read(workspaceId)).plan).toBe('free');
      },
    );

    it.each(['', 'price_free', 'price_premium '])('knows no price %o', async (priceId) => {
      const workspaceId = await createTestUser(database);
      const refused = refusal('invalid', 'unknownPrice');
      await expect(checkOut(workspaceId, priceId)).rejects.toMatchObject(refused);
      await expect(change(workspaceId, priceId)).rejects.toMatchObject(refused);
      expect(fixture.stripe.calls).toEqual([]);
    });

    it('sells nothing at another amount than the pages say', async () => {
      fixture.stripe.prices.set('price_basic', {
        isActive: true,
        unitAmount: 7000,
        currency: 'usd',
        isMonthly: true,
      });
      const workspaceId = await createTestUser(database);
      await expect(checkOut(workspaceId)).rejects.toMatchObject(
        refusal('unavailable', 'paymentsOff'),
      );
      expect(fixture.stripe.customerIds).toEqual([]);
    });

    it('begins anew when the customer was deleted in Stripe', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      fixture.stripe.deleteCustomer(customerId);
      expect(await checkOut(workspaceId)).toContain('pay.example');
      const { stripeCustomerId, plan } = await fixture.read(workspaceId);
      expect(stripeCustomerId).not.toBe(customerId);
      expect(fixture.stripe.customerIds).toEqual([stripeCustomerId]);
      expect(plan).toBe('free');
    });

    it('finds a customer whose id was not saved', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const { orm } = database;
      await orm
        .update(workspaces)
        .set({ stripeCustomerId: null })
        .where(eq(workspaces.id, workspaceId));
      await checkOut(workspaceId);
      expect((await fixture.read(workspaceId)).stripeCustomerId).toBe(customerId);
    });

    it('makes one customer and one open session of 50 clicks at once', async () => {
      const workspaceId = await createTestUser(database);
      const urls = await Promise.all(Array.from({ length: 50 }, () => checkOut(workspaceId)));
      expect(new Set(urls).size).toBe(1);
      expect(fixture.stripe.customerIds).toHaveLength(1);
      expect(fixture.stripe.calls.filter((name) => name === 'createCheckout')).toHaveLength(1);
    });
  });

  it('serves clicks that reach several processes as it serves one', async () => {
    const others = [1, 2].map(() => new BillingFixture(database, { stripe: fixture.stripe }));
    const workspaceId = await createTestUser(database);
    const clicks = [fixture, ...others].flatMap(({ billing }) =>
      Array.from({ length: 10 }, () => billing.service.startCheckout(workspaceId, 'price_basic')),
    );
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(fixture.stripe.customerIds).toHaveLength(1);
    expect(fixture.stripe.calls.filter((name) => name === 'createCheckout')).toHaveLength(1);
  });

  describe('a change between paid plans', () => {
    it('counts at once, with the difference of the week', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      expect((await fixture.read(workspaceId)).tokens).toBe(200);
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'premium', endsAt: null });
      expect(await fixture.read(workspaceId)).toMatchObject({ plan: 'premium', tokens: 1000 });
      await change(workspaceId, 'price_basic');
      expect(await fixture.read(workspaceId)).toMatchObject({ plan: 'basic', tokens: 1000 });
      await fixture.deliverAll();
      expect(await fixture.read(workspaceId)).toMatchObject({ plan: 'basic', tokens: 1000 });
      expect(fixture.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('ends a trial that the new plan does not have', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic', 7);
      await change(workspaceId, 'price_premium');
      expect(fixture.stripe.subscriptionsOf(customerId)[0]?.status).toBe('active');
    });

    it('ends in the last accepted one of 20 at once, on one subscription', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      const accepted: string[] = [];
      const changes = Array.from({ length: 20 }, async (_, index) => {
        const priceId = index % 2 === 0 ? 'price_premium' : 'price_basic';
        await change(workspaceId, priceId);
        accepted.push(priceId);
      });
      const results = await Promise.allSettled(changes);
      const refused = results.filter((result) => result.status === 'rejected');
      for (const { reason } of refused) {
        expect(reason).toMatchObject(refusal('conflict', 'samePlan'));
      }
      const subscriptions = fixture.stripe.subscriptionsOf(customerId);
      expect(subscriptions.map(({ priceId }) => priceId)).toEqual([accepted.at(-1)]);
      const plan = accepted.at(-1) === 'price_premium' ? 'premium' : 'basic';
      expect((await fixture.read(workspaceId)).plan).toBe(plan);
    });

    it('wants a failed payment settled first', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      fixture.stripe.change(customerId, subscription?.id ?? '', { status: 'past_due' });
      const refused = refusal('conflict', 'settlePaymentFirst');
      await expect(change(workspaceId, 'price_premium')).rejects.toMatchObject(refused);
      expect(await fixture.read(workspaceId)).toMatchObject({
        plan: 'basic',
        account: { status: 'past_due' },
      });
    });

    it('tells the owner once of a failed payment, and takes it as read when it is paid', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      const told = async () => {
        await fixture.deliverAll();
        const rows = await database.orm
          .select({ kind: notifications.kind, readAt: notifications.readAt })
          .from(notifications)
          .where(eq(notifications.userId, workspaceId));
        return rows.map(({ kind, readAt }) => `${kind} ${readAt === null ? 'unread' : 'read'}`);
      };
      expect(await told()).toEqual([]);
      fixture.stripe.change(customerId, subscription?.id ?? '', { status: 'past_due' });
      expect(await told()).toEqual(['payment-problem unread']);
      fixture.stripe.change(customerId, subscription?.id ?? '', { status: 'unpaid' });
      expect(await told()).toEqual(['payment-problem unread']);
      fixture.stripe.change(customerId, subscription?.id ?? '', { status: 'active' });
      expect(await told()).toEqual(['payment-problem read']);
    });

    it('leaves everything as it is when the card declines', async () => {
      const { workspaceId } = await fixture.newCustomer('price_basic');
      fixture.stripe.onCall = (name) => {
        if (name === 'changeSubscription') failWith('declined');
      };
      const refused = refusal('payment-failed', 'cardDeclined');
      await expect(change(workspaceId, 'price_premium')).rejects.toMatchObject(refused);
      expect((await fixture.read(workspaceId)).plan).toBe('basic');
    });

    it('refuses the plan one has, and any to those without a subscription', async () => {
      const { workspaceId } = await fixture.newCustomer('price_basic');
      const same = refusal('conflict', 'samePlan');
      await expect(change(workspaceId, 'price_basic')).rejects.toMatchObject(same);
      const newWorkspaceId = await createTestUser(database);
      const none = refusal('conflict', 'noSubscription');
      await expect(change(newWorkspaceId, 'price_basic')).rejects.toMatchObject(none);
      await expect(fixture.billing.service.cancel(newWorkspaceId)).rejects.toMatchObject(none);
    });
  });

  describe('a cancellation', () => {
    it('lets the plan run to its end, and can be taken back until then', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_premium');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      const endsAt = subscription?.periodEndsAt;
      expect(await fixture.billing.service.cancel(workspaceId)).toEqual({
        plan: 'premium',
        endsAt,
      });
      expect(await fixture.billing.service.cancel(workspaceId)).toEqual({
        plan: 'premium',
        endsAt,
      });
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'premium', endsAt: null });
      expect(fixture.stripe.subscriptionsOf(customerId)[0]?.cancelsAtPeriodEnd).toBe(false);
    });

    it('ends before the next payment what was to end after it', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_premium');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      const cancelsAt = new Date((subscription?.periodEndsAt.getTime() ?? 0) + 1e10);
      fixture.stripe.change(customerId, subscription?.id ?? '', { cancelsAt });
      await fixture.billing.service.cancel(workspaceId);
      expect(fixture.stripe.subscriptionsOf(customerId)[0]?.cancelsAtPeriodEnd).toBe(true);
    });

    it('is taken back by a change to another paid plan', async () => {
      const { workspaceId } = await fixture.newCustomer('price_premium');
      await fixture.billing.service.cancel(workspaceId);
      expect(await change(workspaceId, 'price_basic')).toEqual({ plan: 'basic', endsAt: null });
    });

    it('ends a plan that has not been paid for at once', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      fixture.stripe.change(customerId, subscription?.id ?? '', { status: 'past_due' });
      expect(await fixture.billing.service.cancel(workspaceId)).toEqual({
        plan: 'free',
        endsAt: null,
      });
      expect(fixture.stripe.subscriptionsOf(customerId)[0]?.status).toBe('canceled');
    });
  });

  describe('the portal', () => {
    it('opens for customers alone', async () => {
      const { workspaceId } = await fixture.newCustomer();
      expect(await fixture.billing.service.openPortal(workspaceId)).toContain('portal.example');
      const newWorkspaceId = await createTestUser(database);
      const refused = refusal('conflict', 'noBillingAccount');
      await expect(fixture.billing.service.openPortal(newWorkspaceId)).rejects.toMatchObject(
        refused,
      );
    });

    it('says when it has not been set up', async () => {
      const { workspaceId } = await fixture.newCustomer();
      fixture.stripe.onCall = () => failWith('rejected');
      await expect(fixture.billing.service.openPortal(workspaceId)).rejects.toMatchObject({
        kind: 'unavailable',
        publicMessage: MESSAGES.profile.portalFailed,
      });
    });

    it('does not open for a customer that Stripe has forgotten', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      fixture.stripe.deleteCustomer(customerId);
      const refused = refusal('conflict', 'noBillingAccount');
      await expect(fixture.billing.service.openPortal(workspaceId)).rejects.toMatchObject(refused);
    });
  });

  describe('when Stripe is away', () => {
    it('says so in every call, changes nothing, and works again afterwards', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      fixture.stripe.onCall = () => failWith('away');
      const { service } = fixture.billing;
      for (const call of [
        () => checkOut(workspaceId, 'price_premium'),
        () => change(workspaceId, 'price_premium'),
        () => service.cancel(workspaceId),
        () => service.openPortal(workspaceId),
      ]) {
        await expect(call()).rejects.toMatchObject(refusal('unavailable', 'paymentsAway'));
      }
      fixture.stripe.onCall = () => undefined;
      expect(fixture.stripe.subscriptionsOf(customerId)[0]?.priceId).toBe('price_basic');
      expect(await change(workspaceId, 'price_premium')).toMatchObject({ plan: 'premium' });
    });

    it('does not take back a change that was made before it went away', async () => {
      const { workspaceId } = await fixture.newCustomer('price_basic');
      let hasChanged = false;
      fixture.stripe.onCall = (name) => {
        if (hasChanged) failWith('away');
        hasChanged = name === 'changeSubscription';
      };
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'basic', endsAt: null });
      fixture.stripe.onCall = () => undefined;
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).plan).toBe('premium');
    });
  });

  describe('an operator', () => {
    it('may give a plan away until a subscription says otherwise', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer();
      const plan = 'premium';
      await database.transaction((tx) =>
        changePlan(tx, { workspaceId, plan, at: fixture.stripe.now }),
      );
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).plan).toBe('premium');

      const { id } = fixture.stripe.subscribe(customerId, 'price_basic');
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).plan).toBe('basic');
      fixture.stripe.change(customerId, id, { status: 'canceled' });
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).plan).toBe('free');
    });

    it('who changes prices leaves every workspace its plan', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      const [subscription] = fixture.stripe.subscriptionsOf(customerId);
      fixture.stripe.change(customerId, subscription?.id ?? '', { priceId: 'price_elsewhere' });
      await fixture.deliverAll();
      expect((await fixture.read(workspaceId)).plan).toBe('basic');
    });

    it.each(['active', 'past_due'] as const)(
      'may sell something else to a workspace whose plan is %s',
      async (status) => {
        const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
        const [plan] = fixture.stripe.subscriptionsOf(customerId);
        fixture.stripe.change(customerId, plan?.id ?? '', { status });
        fixture.stripe.subscribe(customerId, 'price_consulting');
        await fixture.deliverAll();
        expect((await fixture.read(workspaceId)).plan).toBe('basic');
        fixture.stripe.change(customerId, plan?.id ?? '', { status: 'canceled' });
        await fixture.deliverAll();
        const left = fixture.stripe.subscriptionsOf(customerId).map((each) => each.status);
        expect(left).toEqual(['canceled', 'active']);
        expect((await fixture.read(workspaceId)).plan).toBe('free');
      },
    );

    it('who uses the key of another account leaves every workspace its plan', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      fixture.stripe.prices.clear();
      fixture.stripe.deleteCustomer(customerId);
      await expect(fixture.billing.service.cancel(workspaceId)).rejects.toMatchObject(
        refusal('unavailable', 'paymentsAway'),
      );
      expect(await fixture.read(workspaceId)).toMatchObject({
        plan: 'basic',
        stripeCustomerId: customerId,
      });
    });
  });

  it('ends a second live subscription and keeps the better one', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    fixture.stripe.subscribe(customerId, 'price_premium');
    await fixture.deliverAll();
    const statuses = fixture.stripe
      .subscriptionsOf(customerId)
      .map(({ priceId, status }) => `${priceId} ${status}`);
    expect(statuses).toEqual(['price_basic canceled', 'price_premium active']);
    expect((await fixture.read(workspaceId)).plan).toBe('premium');
    expect(fixture.counts.counted).toContain('surplus');
  });
});
