import { randomUUID } from 'node:crypto';
import { ROUTES, SERVER_MESSAGES, type SubscriptionResponse } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { SandboxDesk } from './testing/sandbox-desk.ts';

interface Subscription {
  readonly status: string;
  readonly items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

describeOnEachDatabase('a plan on the sandbox', (open) => {
  let desk: SandboxDesk;
  beforeAll(async () => {
    desk = await SandboxDesk.open(await open());
  });
  afterAll(async () => desk.close());

  const change = (member: Browser, priceId: string) =>
    member.post(ROUTES.updateSubscription, { priceId });
  const cancel = (member: Browser) => member.post(ROUTES.cancelSubscription);
  const customerOf = async (member: Browser) => (await desk.look(member)).stripeCustomerId ?? '';
  const subscriptionsOf = async (member: Browser): Promise<Subscription[]> =>
    desk.ask(`subscriptions?status=all&customer=${await customerOf(member)}`);

  it('lives a whole life', async () => {
    const member = await desk.newUser();
    expect((await desk.buy(member, 'price_basic', 'fails_later')).headers.get('location')).toBe(
      'http://loops.example/success',
    );
    const trial = await desk.look(member);
    expect(trial).toMatchObject({
      subscription: 'basic',
      subscriptionStatus: 'trialing',
      tokensRemaining: 200,
      hasUsedTrial: true,
    });
    expect(trial.trialEndsAt).toBe(trial.renewsAt);

    // The card works once, and no more.
    await desk.advanceDays(8);
    const failed = await desk.look(member);
    expect(failed).toMatchObject({ subscription: 'basic', paymentFailed: true });
    expect(failed.trialEndsAt).toBeUndefined();

    await desk.portal(member, 'card', { card: 'works' });
    const recovered = await desk.look(member);
    expect(recovered).toMatchObject({ subscriptionStatus: 'active' });
    expect(recovered.paymentFailed).toBeUndefined();

    await desk.advanceDays(32);
    const renewed = await desk.look(member);
    expect(renewed.renewsAt ?? '').not.toBe(recovered.renewsAt);
    expect(renewed).toMatchObject({ subscription: 'basic', tokensRemaining: 200 });

    expect((await change(member, 'price_premium')).json()).toEqual({
      subscription: 'premium',
      endsAt: null,
    });
    expect(await desk.look(member)).toMatchObject({
      subscription: 'premium',
      tokensRemaining: 1000,
    });
    await change(member, 'price_basic');
    expect(await desk.look(member)).toMatchObject({ subscription: 'basic', tokensRemaining: 1000 });

    const cancelled = (await cancel(member)).json<SubscriptionResponse>();
    const ending = await desk.look(member);
    expect(ending).toMatchObject({ subscription: 'basic', endsAt: cancelled.endsAt });
    expect(ending.renewsAt).toBeUndefined();
    await desk.advanceDays(40);
    const ended = await desk.look(member);
    expect(ended.subscription).toBe('free');
    expect(ended.endsAt).toBeUndefined();

    await desk.buy(member, 'price_basic');
    expect(await desk.look(member)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await subscriptionsOf(member)).toHaveLength(2);
  });

  it('moves on for one user and leaves the plan, the dates and the invoices of the others', async () => {
    const [ada, bob] = [await desk.newUser(), await desk.newUser()];
    await desk.buy(ada, 'price_premium');
    await desk.buy(bob, 'price_basic');
    const before = await desk.look(bob);
    const listsOfBob = async (): Promise<unknown[]> => {
      const id = await customerOf(bob);
      return Promise.all([
        desk.ask(`subscriptions?status=all&customer=${id}`),
        desk.ask(`invoices?customer=${id}`),
      ]);
    };
    const listed = await listsOfBob();
    await cancel(ada);
    await desk.portal(ada, 'clock', { step: 'period' });
    expect(await desk.look(ada)).toMatchObject({ subscription: 'free' });

    expect(await desk.look(bob)).toEqual(before);
    expect(await listsOfBob()).toEqual(listed);
    await desk.billing.reconciler.run();
    expect(await desk.look(bob)).toEqual(before);
    expect(await desk.look(ada)).toMatchObject({ subscription: 'free' });
  });

  it('falls to free when the payment fails to the end', async () => {
    const member = await desk.newUser();
    await desk.buy(member, 'price_premium', 'fails_later');
    expect(await desk.look(member)).toMatchObject({ subscription: 'premium' });
    await desk.advanceDays(32);
    expect(await desk.look(member)).toMatchObject({ subscription: 'premium', paymentFailed: true });
    const refused = await change(member, 'price_basic');
    expect(refused.json()).toMatchObject({ message: SERVER_MESSAGES.settlePaymentFirst });
    await desk.advanceDays(60);
    const fallen = await desk.look(member);
    expect(fallen.subscription).toBe('free');
    expect(fallen.paymentFailed).toBeUndefined();
  });

  it('follows what the person does in the portal', async () => {
    const member = await desk.newUser();
    await desk.buy(member, 'price_premium');
    const [subscription] = await desk.ask<{ id: string }>(
      `subscriptions?customer=${await customerOf(member)}`,
    );
    const fields = { subscription: subscription?.id ?? '' };
    await desk.portal(member, 'cancel', fields);
    expect((await desk.look(member)).endsAt).toBeDefined();
    // Taken back here, although the portal set a date.
    expect((await change(member, 'price_premium')).json()).toMatchObject({ endsAt: null });
    expect((await desk.look(member)).renewsAt).toBeDefined();
    await desk.portal(member, 'switch', { ...fields, price: 'price_basic' });
    expect(await desk.look(member)).toMatchObject({ subscription: 'basic' });
  });

  it('ends its trial when the portal switches it to a plan that has none', async () => {
    const member = await desk.newUser();
    await desk.buy(member, 'price_basic');
    const customerId = await customerOf(member);
    const [{ id } = { id: '' }] = await desk.ask<{ id: string }>(
      `subscriptions?customer=${customerId}`,
    );
    await desk.portal(member, 'switch', { subscription: id, price: 'price_premium' });
    const switched = await desk.look(member);
    expect(switched).toMatchObject({ subscription: 'premium', subscriptionStatus: 'active' });
    const paid = await desk.ask<{ amount_paid: number }>(`invoices?customer=${customerId}`);
    expect(paid.map(({ amount_paid: cents }) => cents)).toContain(1600);
  });

  it('is bought by nobody whose card declines', async () => {
    const member = await desk.newUser();
    expect((await desk.buy(member, 'price_premium', 'declined')).status).toBe(402);
    expect(await desk.look(member)).toMatchObject({ subscription: 'free' });
    expect(await subscriptionsOf(member)).toEqual([]);
  });

  it('is sold to somebody whose address Stripe finds wrong', async () => {
    const member = await newUser(desk.server, newForm({ email: `${randomUUID()}@intranet` }));
    await desk.buy(member, 'price_premium');
    expect(await desk.look(member)).toMatchObject({ subscription: 'premium' });
  });

  it('costs one customer, one session and one subscription, whatever the clicks', async () => {
    const member = await desk.newUser();
    const { email } = await desk.look(member);
    const click = () => member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
    const answers = await Promise.all(Array.from({ length: 50 }, click));
    const urls = new Set(answers.map((answer) => answer.json<{ url: string }>().url));
    expect([...urls]).toHaveLength(1);
    expect(await desk.ask(`customers?email=${encodeURIComponent(email)}`)).toHaveLength(1);
    const [url = ''] = urls;
    await Promise.all(Array.from({ length: 10 }, () => desk.pay(url)));
    await desk.look(member);
    expect(await subscriptionsOf(member)).toHaveLength(1);
    const again = await click();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: SERVER_MESSAGES.samePlan });
  });

  it('ends in the last accepted of 20 changes at once', async () => {
    const member = await desk.newUser();
    await desk.buy(member, 'price_premium');
    await desk.look(member);
    let last = '';
    const changes = Array.from({ length: 20 }, async (_, index) => {
      const priceId = index % 2 === 0 ? 'price_basic' : 'price_premium';
      const response = await change(member, priceId);
      if (response.statusCode === 200) last = priceId;
      return response.statusCode;
    });
    const statuses = new Set(await Promise.all(changes));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const subscriptions = await subscriptionsOf(member);
    expect(subscriptions.map(({ items }) => items.data.map(({ price }) => price.id))).toEqual([
      [last],
    ]);
    const plan = last === 'price_basic' ? 'basic' : 'premium';
    expect(await desk.look(member)).toMatchObject({ subscription: plan });
  });

  it('has hosted pages of its own under our address, with their own headers', async () => {
    const member = await desk.newUser();
    const response = await member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
    const { url } = response.json<{ url: string }>();
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/no card/i);
    expect(page.headers.get('x-request-id')).toBeNull();
    expect(new URL(url).pathname).toMatch(/^\/stripe-sandbox\//);
  });
});
