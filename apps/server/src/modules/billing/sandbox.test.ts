import { randomUUID } from 'node:crypto';
import { ROUTES, SERVER_MESSAGES, type SubscriptionResponse } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { SandboxFixture } from './testing/sandbox-fixture.ts';

interface Subscription {
  readonly status: string;
  readonly items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

describeOnEachDatabase('a plan on the sandbox', (open) => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await SandboxFixture.open(await open());
  });
  afterAll(async () => fixture.close());

  const change = (member: Browser, priceId: string) =>
    member.post(ROUTES.updateSubscription, { priceId });
  const cancel = (member: Browser) => member.post(ROUTES.cancelSubscription);
  const customerOf = async (member: Browser) => (await fixture.look(member)).stripeCustomerId ?? '';
  const subscriptionsOf = async (member: Browser): Promise<Subscription[]> =>
    fixture.ask(`subscriptions?status=all&customer=${await customerOf(member)}`);

  it('lives a whole life', async () => {
    const member = await fixture.newUser();
    expect((await fixture.buy(member, 'price_basic', 'fails_later')).headers.get('location')).toBe(
      'http://loops.example/success',
    );
    const trial = await fixture.look(member);
    expect(trial).toMatchObject({
      subscription: 'basic',
      subscriptionStatus: 'trialing',
      tokensRemaining: 200,
      hasUsedTrial: true,
    });
    expect(trial.trialEndsAt).toBe(trial.renewsAt);

    // The card works once, and no more.
    await fixture.advanceDays(8);
    const failed = await fixture.look(member);
    expect(failed).toMatchObject({ subscription: 'basic', paymentFailed: true });
    expect(failed.trialEndsAt).toBeUndefined();

    await fixture.portal(member, 'card', { card: 'works' });
    const recovered = await fixture.look(member);
    expect(recovered).toMatchObject({ subscriptionStatus: 'active' });
    expect(recovered.paymentFailed).toBeUndefined();

    await fixture.advanceDays(32);
    const renewed = await fixture.look(member);
    expect(renewed.renewsAt ?? '').not.toBe(recovered.renewsAt);
    expect(renewed).toMatchObject({ subscription: 'basic', tokensRemaining: 200 });

    expect((await change(member, 'price_premium')).json()).toEqual({
      subscription: 'premium',
      endsAt: null,
    });
    expect(await fixture.look(member)).toMatchObject({
      subscription: 'premium',
      tokensRemaining: 1000,
    });
    await change(member, 'price_basic');
    expect(await fixture.look(member)).toMatchObject({
      subscription: 'basic',
      tokensRemaining: 1000,
    });

    const cancelled = (await cancel(member)).json<SubscriptionResponse>();
    const ending = await fixture.look(member);
    expect(ending).toMatchObject({ subscription: 'basic', endsAt: cancelled.endsAt });
    expect(ending.renewsAt).toBeUndefined();
    await fixture.advanceDays(40);
    const ended = await fixture.look(member);
    expect(ended.subscription).toBe('free');
    expect(ended.endsAt).toBeUndefined();

    await fixture.buy(member, 'price_basic');
    expect(await fixture.look(member)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await subscriptionsOf(member)).toHaveLength(2);
  });

  it('moves on for one user and leaves the plan, the dates and the invoices of the others', async () => {
    const [ada, bob] = [await fixture.newUser(), await fixture.newUser()];
    await fixture.buy(ada, 'price_premium');
    await fixture.buy(bob, 'price_basic');
    const before = await fixture.look(bob);
    const listsOfBob = async (): Promise<unknown[]> => {
      const id = await customerOf(bob);
      return Promise.all([
        fixture.ask(`subscriptions?status=all&customer=${id}`),
        fixture.ask(`invoices?customer=${id}`),
      ]);
    };
    const listed = await listsOfBob();
    await cancel(ada);
    await fixture.portal(ada, 'clock', { step: 'period' });
    expect(await fixture.look(ada)).toMatchObject({ subscription: 'free' });

    expect(await fixture.look(bob)).toEqual(before);
    expect(await listsOfBob()).toEqual(listed);
    await fixture.billing.reconciler.run();
    expect(await fixture.look(bob)).toEqual(before);
    expect(await fixture.look(ada)).toMatchObject({ subscription: 'free' });
  });

  it('falls to free when the payment fails to the end', async () => {
    const member = await fixture.newUser();
    await fixture.buy(member, 'price_premium', 'fails_later');
    expect(await fixture.look(member)).toMatchObject({ subscription: 'premium' });
    await fixture.advanceDays(32);
    expect(await fixture.look(member)).toMatchObject({
      subscription: 'premium',
      paymentFailed: true,
    });
    const refused = await change(member, 'price_basic');
    expect(refused.json()).toMatchObject({ message: SERVER_MESSAGES.settlePaymentFirst });
    await fixture.advanceDays(60);
    const fallen = await fixture.look(member);
    expect(fallen.subscription).toBe('free');
    expect(fallen.paymentFailed).toBeUndefined();
  });

  it('follows what the user does in the portal', async () => {
    const member = await fixture.newUser();
    await fixture.buy(member, 'price_premium');
    const [subscription] = await fixture.ask<{ id: string }>(
      `subscriptions?customer=${await customerOf(member)}`,
    );
    const fields = { subscription: subscription?.id ?? '' };
    await fixture.portal(member, 'cancel', fields);
    expect((await fixture.look(member)).endsAt).toBeDefined();
    // Taken back here, although the portal set a date.
    expect((await change(member, 'price_premium')).json()).toMatchObject({ endsAt: null });
    expect((await fixture.look(member)).renewsAt).toBeDefined();
    await fixture.portal(member, 'switch', { ...fields, price: 'price_basic' });
    expect(await fixture.look(member)).toMatchObject({ subscription: 'basic' });
  });

  it('ends its trial when the portal switches it to a plan that has none', async () => {
    const member = await fixture.newUser();
    await fixture.buy(member, 'price_basic');
    const customerId = await customerOf(member);
    const [{ id } = { id: '' }] = await fixture.ask<{ id: string }>(
      `subscriptions?customer=${customerId}`,
    );
    await fixture.portal(member, 'switch', { subscription: id, price: 'price_premium' });
    const switched = await fixture.look(member);
    expect(switched).toMatchObject({ subscription: 'premium', subscriptionStatus: 'active' });
    const paid = await fixture.ask<{ amount_paid: number }>(`invoices?customer=${customerId}`);
    expect(paid.map(({ amount_paid: cents }) => cents)).toContain(1600);
  });

  it('gives no plan to a user whose card is declined', async () => {
    const member = await fixture.newUser();
    expect((await fixture.buy(member, 'price_premium', 'declined')).status).toBe(402);
    expect(await fixture.look(member)).toMatchObject({ subscription: 'free' });
    expect(await subscriptionsOf(member)).toEqual([]);
  });

  it('is sold to a user whose email address Stripe refuses', async () => {
    const member = await newUser(fixture.server, newForm({ email: `${randomUUID()}@intranet` }));
    await fixture.buy(member, 'price_premium');
    expect(await fixture.look(member)).toMatchObject({ subscription: 'premium' });
  });

  it('costs one customer, one session and one subscription, whatever the clicks', async () => {
    const member = await fixture.newUser();
    const { email } = await fixture.look(member);
    const click = () => member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
    const answers = await Promise.all(Array.from({ length: 50 }, click));
    const urls = new Set(answers.map((answer) => answer.json<{ url: string }>().url));
    expect([...urls]).toHaveLength(1);
    expect(await fixture.ask(`customers?email=${encodeURIComponent(email)}`)).toHaveLength(1);
    const [url = ''] = urls;
    await Promise.all(Array.from({ length: 10 }, () => fixture.pay(url)));
    await fixture.look(member);
    expect(await subscriptionsOf(member)).toHaveLength(1);
    const again = await click();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: SERVER_MESSAGES.samePlan });
  });

  it('ends in the last accepted of 20 changes at once', async () => {
    const member = await fixture.newUser();
    await fixture.buy(member, 'price_premium');
    await fixture.look(member);
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
    expect(await fixture.look(member)).toMatchObject({ subscription: plan });
  });

  it('has hosted pages of its own under our address, with their own headers', async () => {
    const member = await fixture.newUser();
    const response = await member.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
    const { url } = response.json<{ url: string }>();
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/no card/i);
    expect(page.headers.get('x-request-id')).toBeNull();
    expect(new URL(url).pathname).toMatch(/^\/stripe-sandbox\//);
  });
});
