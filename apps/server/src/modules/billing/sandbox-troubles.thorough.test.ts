import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { SandboxFixture } from './testing/sandbox-fixture.ts';

describeOnEachDatabase('a plan on the sandbox', (open) => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await SandboxFixture.open(await open());
  });
  afterAll(() => fixture.close());

  const change = (member: Browser, priceId: string) =>
    member.post(ROUTES.updateSubscription, { priceId });
  const customerOf = async (member: Browser) => (await fixture.look(member)).stripeCustomerId ?? '';

  describe('when the sandbox has troubles as Stripe may have', () => {
    it.each([
      { kind: 'status', status: 429, times: 2 },
      { kind: 'status', status: 500, times: 2 },
      { kind: 'drop_before', times: 2 },
      { kind: 'drop_after', times: 2 },
    ] as const)('goes on after %o, and charges once', async (fault) => {
      const member = await fixture.newUser();
      await fixture.buy(member, 'price_basic');
      await fixture.look(member);
      await fixture.fail({ ...fault, path: '/v1/subscriptions/', method: 'POST' });
      expect((await change(member, 'price_premium')).statusCode).toBe(200);
      expect(await fixture.look(member)).toMatchObject({ subscription: 'premium' });
      const invoices = await fixture.ask<{ amount_paid: number }>(
        `invoices?customer=${await customerOf(member)}`,
      );
      expect(invoices.filter(({ amount_paid: cents }) => cents > 0)).toHaveLength(1);
    });

    it.each([
      { kind: 'status', status: 429, times: 3 },
      { kind: 'status', status: 500, times: 3 },
      { kind: 'no_answer', times: 3 },
    ] as const)('says so after %o, and works the next time', async (fault) => {
      const member = await fixture.newUser();
      await fixture.fail({ ...fault, path: '/v1/customers' });
      const first = await member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
      expect(first.statusCode).toBe(503);
      expect(first.headers['retry-after']).toBeDefined();
      expect(first.json()).toMatchObject({ message: SERVER_MESSAGES.paymentsAway });
      await fixture.buy(member, 'price_basic');
      expect(await fixture.look(member)).toMatchObject({ subscription: 'basic' });
    });

    it('makes one customer although the answer was lost every time', async () => {
      const member = await fixture.newUser();
      const { email } = await fixture.look(member);
      await fixture.fail({ kind: 'drop_after', path: '/v1/customers', method: 'POST', times: 3 });
      const lost = await member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
      expect(lost.statusCode).toBe(503);
      await fixture.buy(member, 'price_basic');
      expect(await fixture.ask(`customers?email=${encodeURIComponent(email)}`)).toHaveLength(1);
    });
  });

  describe('for users without the permission', () => {
    const routes = [
      ROUTES.createCheckoutSession,
      ROUTES.updateSubscription,
      ROUTES.cancelSubscription,
      ROUTES.createPortalSession,
    ];

    it.each(routes)('is closed to visitors and to foreign pages: %s', async (route) => {
      const visitor = await fixture.server.newBrowser().visit();
      expect((await visitor.post(route, { priceId: 'price_basic' })).statusCode).toBe(401);
      const member = await fixture.newUser();
      const request = { headers: { 'x-xsrf-token': 'wrong' } };
      const forged = await member.post(route, { priceId: 'price_basic' }, request);
      expect(forged.statusCode).toBe(403);
    });

    it('answers bad input in words', async () => {
      const member = await fixture.newUser();
      const say = async (route: string, payload?: object) => {
        const response = await member.post(route, payload);
        return [response.statusCode, response.json<{ message: string }>().message];
      };
      const { createCheckoutSession, updateSubscription } = ROUTES;
      expect(await say(createCheckoutSession, {})).toEqual([400, SERVER_MESSAGES.invalid]);
      expect(await say(createCheckoutSession, { priceId: 'price_x' })).toEqual([
        400,
        SERVER_MESSAGES.unknownPrice,
      ]);
      expect(await say(updateSubscription, { priceId: 'price_basic' })).toEqual([
        409,
        SERVER_MESSAGES.noSubscription,
      ]);
      expect(await say(ROUTES.cancelSubscription)).toEqual([409, SERVER_MESSAGES.noSubscription]);
      expect(await say(ROUTES.createPortalSession)).toEqual([
        409,
        SERVER_MESSAGES.noBillingAccount,
      ]);
      expect(MESSAGES.pricing.failed).toBe('Something went wrong.');
    });
  });
});
