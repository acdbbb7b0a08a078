import { MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { workspaces } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { changePlan } from '../tokens/ledger.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';
import { Desk } from './testing/desk.ts';

const refusal = (code: string, message: keyof typeof SERVER_MESSAGES) => ({
  code,
  publicMessage: SERVER_MESSAGES[message],
});
const failWith = (failure: GatewayFailure): never => {
  throw new GatewayError(failure, new Error('as the test wants it'));
};

describeOnEachDatabase('plans and payments', (open) => {
  let database: Database;
  let desk: Desk;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    desk = new Desk(database);
  });
  const checkOut = (workspaceId: string, priceId = 'price_basic') =>
    desk.billing.service.startCheckout(workspaceId, priceId);
  const change = (workspaceId: string, priceId: string) =>
    desk.billing.service.changePlan(workspaceId, priceId);

  describe('a checkout', () => {
    it('offers the trial once in a life', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const first = desk.stripe.pay(customerId);
      expect(first.status).toBe('trialing');
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).account?.hasUsedTrial).toBe(true);

      desk.stripe.change(customerId, first.id, { status: 'canceled' });
      await checkOut(workspaceId);
      const second = desk.stripe.pay(customerId);
      expect(second.status).toBe('active');
    });

    it('offers no trial to somebody whose trial only Stripe remembers', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const earlier = desk.stripe.subscribe(customerId, 'price_basic', 7);
      desk.stripe.change(customerId, earlier.id, { status: 'canceled' });
      await checkOut(workspaceId);
      expect(desk.stripe.pay(customerId).hadTrial).toBe(false);
    });

    it('gives a plan without a trial none', async () => {
      const workspaceId = await createTestUser(database);
      await checkOut(workspaceId, 'price_premium');
      const { stripeCustomerId } = await desk.read(workspaceId);
      expect(desk.stripe.pay(stripeCustomerId ?? '').status).toBe('active');
    });

    it('is the same one when it is asked for again, and replaces one for another plan', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const first = await checkOut(workspaceId);
      expect(await checkOut(workspaceId)).toBe(first);
      const other = await checkOut(workspaceId, 'price_premium');
      expect(other).not.toBe(first);
      const open = await desk.stripe.listOpenCheckouts(customerId);
      expect(open.map(({ url }) => url)).toEqual([other]);
    });

    it('leads to the portal when there is a subscription already', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      await expect(checkOut(workspaceId)).rejects.toMatchObject(refusal('conflict', 'samePlan'));
      expect(desk.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('leads to the portal when the older session is paid at this very moment', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      desk.stripe.onCall = (name) => {
        if (name !== 'expireCheckout') return;
        desk.stripe.onCall = () => undefined;
        desk.stripe.pay(customerId);
      };
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      expect(desk.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('leads to the portal when it is paid between two looks', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      desk.stripe.onCall = (name) => {
        if (name !== 'listSubscriptions') return;
        desk.stripe.onCall = () => undefined;
        desk.stripe.pay(customerId);
      };
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
      expect(desk.stripe.subscriptionsOf(customerId)).toHaveLength(1);
      expect(await desk.stripe.listOpenCheckouts(customerId)).toEqual([]);
    });

    it('goes on where a first payment was not finished', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const begun = await checkOut(workspaceId);
      desk.stripe.subscribe(customerId, 'price_basic').status = 'incomplete';
      expect(await checkOut(workspaceId)).toBe(begun);
      expect(await checkOut(workspaceId, 'price_premium')).toContain('portal.example');
    });

    it.each(['unpaid', 'paused', 'incomplete'] as const)(
      'leads to the portal while a subscription is %s',
      async (status) => {
        const { workspaceId, customerId } = await desk.newPayer('price_basic');
        const [subscription] = desk.stripe.subscriptionsOf(customerId);
        desk.stripe.change(customerId, subscription?.id ?? '', { status });
        for (const { id } of await desk.stripe.listOpenCheckouts(customerId)) {
          await desk.stripe.expireCheckout(id);
        }
        expect(await checkOut(workspaceId)).toContain('portal.example');
        expect((await desk.read(workspaceId)).plan).toBe('free');
      },
    );

    it.each(['', 'price_free', 'price_premium '])('knows no price %o', async (priceId) => {
      const workspaceId = await createTestUser(database);
      const refused = refusal('invalid', 'unknownPrice');
      await expect(checkOut(workspaceId, priceId)).rejects.toMatchObject(refused);
      await expect(change(workspaceId, priceId)).rejects.toMatchObject(refused);
      expect(desk.stripe.calls).toEqual([]);
    });

    it('sells nothing at another amount than the pages say', async () => {
      desk.stripe.prices.set('price_basic', {
        isActive: true,
        unitAmount: 7000,
        currency: 'usd',
        isMonthly: true,
      });
      const workspaceId = await createTestUser(database);
      await expect(checkOut(workspaceId)).rejects.toMatchObject(
        refusal('unavailable', 'paymentsOff'),
      );
      expect(desk.stripe.customerIds).toEqual([]);
    });

    it('begins anew when the customer was deleted in Stripe', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      desk.stripe.deleteCustomer(customerId);
      expect(await checkOut(workspaceId)).toContain('pay.example');
      const { stripeCustomerId, plan } = await desk.read(workspaceId);
      expect(stripeCustomerId).not.toBe(customerId);
      expect(desk.stripe.customerIds).toEqual([stripeCustomerId]);
      expect(plan).toBe('free');
    });

    it('finds the customer again that nobody wrote down', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const { orm } = database;
      await orm
        .update(workspaces)
        .set({ stripeCustomerId: null })
        .where(eq(workspaces.id, workspaceId));
      await checkOut(workspaceId);
      expect((await desk.read(workspaceId)).stripeCustomerId).toBe(customerId);
    });

    it('makes one customer and one open session of 50 clicks at once', async () => {
      const workspaceId = await createTestUser(database);
      const urls = await Promise.all(Array.from({ length: 50 }, () => checkOut(workspaceId)));
      expect(new Set(urls).size).toBe(1);
      expect(desk.stripe.customerIds).toHaveLength(1);
      expect(desk.stripe.calls.filter((name) => name === 'createCheckout')).toHaveLength(1);
    });
  });

  it('serves clicks that reach several processes as it serves one', async () => {
    const others = [1, 2].map(() => new Desk(database, { stripe: desk.stripe }));
    const workspaceId = await createTestUser(database);
    const clicks = [desk, ...others].flatMap(({ billing }) =>
      Array.from({ length: 10 }, () => billing.service.startCheckout(workspaceId, 'price_basic')),
    );
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
    expect(desk.stripe.customerIds).toHaveLength(1);
    expect(desk.stripe.calls.filter((name) => name === 'createCheckout')).toHaveLength(1);
  });

  describe('a change between paid plans', () => {
    it('counts at once, with the difference of the week', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      expect((await desk.read(workspaceId)).tokens).toBe(200);
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'premium', endsAt: null });
      expect(await desk.read(workspaceId)).toMatchObject({ plan: 'premium', tokens: 1000 });
      await change(workspaceId, 'price_basic');
      expect(await desk.read(workspaceId)).toMatchObject({ plan: 'basic', tokens: 1000 });
      await desk.deliverAll();
      expect(await desk.read(workspaceId)).toMatchObject({ plan: 'basic', tokens: 1000 });
      expect(desk.stripe.subscriptionsOf(customerId)).toHaveLength(1);
    });

    it('ends a trial that the new plan does not have', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic', 7);
      await change(workspaceId, 'price_premium');
      expect(desk.stripe.subscriptionsOf(customerId)[0]?.status).toBe('active');
    });

    it('ends in the last accepted one of 20 at once, on one subscription', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
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
      const subscriptions = desk.stripe.subscriptionsOf(customerId);
      expect(subscriptions.map(({ priceId }) => priceId)).toEqual([accepted.at(-1)]);
      const plan = accepted.at(-1) === 'price_premium' ? 'premium' : 'basic';
      expect((await desk.read(workspaceId)).plan).toBe(plan);
    });

    it('wants a failed payment settled first', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      const [subscription] = desk.stripe.subscriptionsOf(customerId);
      desk.stripe.change(customerId, subscription?.id ?? '', { status: 'past_due' });
      const refused = refusal('conflict', 'settlePaymentFirst');
      await expect(change(workspaceId, 'price_premium')).rejects.toMatchObject(refused);
      expect(await desk.read(workspaceId)).toMatchObject({
        plan: 'basic',
        account: { status: 'past_due' },
      });
    });

    it('leaves everything as it is when the card declines', async () => {
      const { workspaceId } = await desk.newPayer('price_basic');
      desk.stripe.onCall = (name) => {
        if (name === 'changeSubscription') failWith('declined');
      };
      const refused = refusal('payment-failed', 'cardDeclined');
      await expect(change(workspaceId, 'price_premium')).rejects.toMatchObject(refused);
      expect((await desk.read(workspaceId)).plan).toBe('basic');
    });

    it('refuses the plan one has, and any to those without a subscription', async () => {
      const { workspaceId } = await desk.newPayer('price_basic');
      const same = refusal('conflict', 'samePlan');
      await expect(change(workspaceId, 'price_basic')).rejects.toMatchObject(same);
      const nobody = await createTestUser(database);
      const none = refusal('conflict', 'noSubscription');
      await expect(change(nobody, 'price_basic')).rejects.toMatchObject(none);
      await expect(desk.billing.service.cancel(nobody)).rejects.toMatchObject(none);
    });
  });

  describe('a cancellation', () => {
    it('lets the plan run to its end, and can be taken back until then', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_premium');
      const [subscription] = desk.stripe.subscriptionsOf(customerId);
      const endsAt = subscription?.periodEndsAt;
      expect(await desk.billing.service.cancel(workspaceId)).toEqual({ plan: 'premium', endsAt });
      expect(await desk.billing.service.cancel(workspaceId)).toEqual({ plan: 'premium', endsAt });
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'premium', endsAt: null });
      expect(desk.stripe.subscriptionsOf(customerId)[0]?.cancelsAtPeriodEnd).toBe(false);
    });

    it('ends before the next payment what was to end after it', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_premium');
      const [subscription] = desk.stripe.subscriptionsOf(customerId);
      const cancelsAt = new Date((subscription?.periodEndsAt.getTime() ?? 0) + 1e10);
      desk.stripe.change(customerId, subscription?.id ?? '', { cancelsAt });
      await desk.billing.service.cancel(workspaceId);
      expect(desk.stripe.subscriptionsOf(customerId)[0]?.cancelsAtPeriodEnd).toBe(true);
    });

    it('is taken back by a change to another paid plan', async () => {
      const { workspaceId } = await desk.newPayer('price_premium');
      await desk.billing.service.cancel(workspaceId);
      expect(await change(workspaceId, 'price_basic')).toEqual({ plan: 'basic', endsAt: null });
    });

    it('ends a plan that has not been paid for at once', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      const [subscription] = desk.stripe.subscriptionsOf(customerId);
      desk.stripe.change(customerId, subscription?.id ?? '', { status: 'past_due' });
      expect(await desk.billing.service.cancel(workspaceId)).toEqual({
        plan: 'free',
        endsAt: null,
      });
      expect(desk.stripe.subscriptionsOf(customerId)[0]?.status).toBe('canceled');
    });
  });

  describe('the portal', () => {
    it('opens for customers alone', async () => {
      const { workspaceId } = await desk.newPayer();
      expect(await desk.billing.service.openPortal(workspaceId)).toContain('portal.example');
      const nobody = await createTestUser(database);
      const refused = refusal('conflict', 'noBillingAccount');
      await expect(desk.billing.service.openPortal(nobody)).rejects.toMatchObject(refused);
    });

    it('says when it has not been set up', async () => {
      const { workspaceId } = await desk.newPayer();
      desk.stripe.onCall = () => failWith('rejected');
      await expect(desk.billing.service.openPortal(workspaceId)).rejects.toMatchObject({
        code: 'unavailable',
        publicMessage: MESSAGES.profile.portalFailed,
      });
    });

    it('does not open for a customer that Stripe has forgotten', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      desk.stripe.deleteCustomer(customerId);
      const refused = refusal('conflict', 'noBillingAccount');
      await expect(desk.billing.service.openPortal(workspaceId)).rejects.toMatchObject(refused);
    });
  });

  describe('when Stripe is away', () => {
    it('says so in every call, changes nothing, and works again afterwards', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      desk.stripe.onCall = () => failWith('away');
      const { service } = desk.billing;
      for (const call of [
        () => checkOut(workspaceId, 'price_premium'),
        () => change(workspaceId, 'price_premium'),
        () => service.cancel(workspaceId),
        () => service.openPortal(workspaceId),
      ]) {
        await expect(call()).rejects.toMatchObject(refusal('unavailable', 'paymentsAway'));
      }
      desk.stripe.onCall = () => undefined;
      expect(desk.stripe.subscriptionsOf(customerId)[0]?.priceId).toBe('price_basic');
      expect(await change(workspaceId, 'price_premium')).toMatchObject({ plan: 'premium' });
    });

    it('does not take back a change that was made before it went away', async () => {
      const { workspaceId } = await desk.newPayer('price_basic');
      let hasChanged = false;
      desk.stripe.onCall = (name) => {
        if (hasChanged) failWith('away');
        hasChanged = name === 'changeSubscription';
      };
      expect(await change(workspaceId, 'price_premium')).toEqual({ plan: 'basic', endsAt: null });
      desk.stripe.onCall = () => undefined;
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).plan).toBe('premium');
    });
  });

  describe('an operator', () => {
    it('may give a plan away until a subscription says otherwise', async () => {
      const { workspaceId, customerId } = await desk.newPayer();
      const plan = 'premium';
      await database.transaction((tx) =>
        changePlan(tx, { workspaceId, plan, at: desk.stripe.now }),
      );
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).plan).toBe('premium');

      const { id } = desk.stripe.subscribe(customerId, 'price_basic');
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).plan).toBe('basic');
      desk.stripe.change(customerId, id, { status: 'canceled' });
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).plan).toBe('free');
    });

    it('who changes prices takes nobody their plan', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      const [subscription] = desk.stripe.subscriptionsOf(customerId);
      desk.stripe.change(customerId, subscription?.id ?? '', { priceId: 'price_elsewhere' });
      await desk.deliverAll();
      expect((await desk.read(workspaceId)).plan).toBe('basic');
    });

    it.each(['active', 'past_due'] as const)(
      'may sell something else to somebody whose plan is %s',
      async (status) => {
        const { workspaceId, customerId } = await desk.newPayer('price_basic');
        const [plan] = desk.stripe.subscriptionsOf(customerId);
        desk.stripe.change(customerId, plan?.id ?? '', { status });
        desk.stripe.subscribe(customerId, 'price_consulting');
        await desk.deliverAll();
        expect((await desk.read(workspaceId)).plan).toBe('basic');
        desk.stripe.change(customerId, plan?.id ?? '', { status: 'canceled' });
        await desk.deliverAll();
        const left = desk.stripe.subscriptionsOf(customerId).map((each) => each.status);
        expect(left).toEqual(['canceled', 'active']);
        expect((await desk.read(workspaceId)).plan).toBe('free');
      },
    );

    it('who uses the key of another account takes nobody their plan', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      desk.stripe.prices.clear();
      desk.stripe.deleteCustomer(customerId);
      await expect(desk.billing.service.cancel(workspaceId)).rejects.toMatchObject(
        refusal('unavailable', 'paymentsAway'),
      );
      expect(await desk.read(workspaceId)).toMatchObject({
        plan: 'basic',
        stripeCustomerId: customerId,
      });
    });
  });

  it('ends a second live subscription and keeps the better one', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    desk.stripe.subscribe(customerId, 'price_premium');
    await desk.deliverAll();
    const statuses = desk.stripe
      .subscriptionsOf(customerId)
      .map(({ priceId, status }) => `${priceId} ${status}`);
    expect(statuses).toEqual(['price_basic canceled', 'price_premium active']);
    expect((await desk.read(workspaceId)).plan).toBe('premium');
    expect(desk.counts.counted).toContain('surplus');
  });
});
