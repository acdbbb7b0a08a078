import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  BASIC,
  control,
  openForTest,
  PREMIUM,
  refusalOf,
  START,
  subscribe,
  type OpenedSandbox,
} from '../testing/open-for-test.ts';

const DAY = 86_400;
const START_SECONDS = START.getTime() / 1000;

function switchTo(
  { stripe }: OpenedSandbox,
  subscription: Stripe.Subscription,
  price: string,
  options: Stripe.SubscriptionUpdateParams = { proration_behavior: 'always_invoice' },
): Promise<Stripe.Subscription> {
  const id = subscription.items.data[0]?.id ?? '';
  return stripe.subscriptions.update(subscription.id, { items: [{ id, price }], ...options });
}

async function totals({ stripe }: OpenedSandbox): Promise<[string | null, number, number][]> {
  const { data } = await stripe.invoices.list({ limit: 100 });
  return data.map(({ billing_reason: reason, total, amount_due: due }) => [reason, total, due]);
}

describe('switching', () => {
  test('an upgrade in the middle of the period costs half of the difference', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    await opened.advance(15 * DAY);
    const changed = await switchTo(opened, subscription, PREMIUM);
    expect(changed.items.data[0]?.current_period_end).toBe(START_SECONDS + 30 * DAY);
    const [invoice] = (await opened.stripe.invoices.list()).data;
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-350, 800]);
    expect(
      invoice?.lines.data.every((line) => line.parent?.subscription_item_details?.proration),
    ).toBe(true);
    expect(invoice).toMatchObject({
      amount_paid: 450,
      status: 'paid',
      billing_reason: 'subscription_update',
    });
    expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id);
  });

  test('a downgrade leaves a credit, which the next invoice uses', async () => {
    const opened = await openForTest();
    const { subscription, customer } = await subscribe(opened, { price: PREMIUM });
    await opened.advance(15 * DAY);
    await switchTo(opened, subscription, BASIC);
    expect(await opened.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -450 });
    await opened.advance(15 * DAY);
    expect(await totals(opened)).toEqual([
      ['subscription_cycle', 700, 250],
      ['subscription_update', -450, 0],
      ['subscription_create', 1600, 1600],
    ]);
    expect(await opened.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  });

  test('without always_invoice the difference waits for the next invoice', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    await opened.advance(15 * DAY);
    await switchTo(opened, subscription, PREMIUM, { proration_behavior: 'create_prorations' });
    expect(await totals(opened)).toHaveLength(1);
    await opened.advance(15 * DAY);
    expect((await totals(opened))[0]).toEqual(['subscription_cycle', 450 + 1600, 450 + 1600]);
  });

  test('none means that nothing is charged', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    await opened.advance(15 * DAY);
    await switchTo(opened, subscription, PREMIUM, { proration_behavior: 'none' });
    await opened.advance(15 * DAY);
    expect((await totals(opened))[0]).toEqual(['subscription_cycle', 1600, 1600]);
  });

  test('in the trial nothing is charged, and the trial goes on', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened, { trialDays: 7 });
    const changed = await switchTo(opened, subscription, PREMIUM);
    expect(changed.status).toBe('trialing');
    await opened.advance(7 * DAY);
    expect(await totals(opened)).toEqual([
      ['subscription_cycle', 1600, 1600],
      ['subscription_create', 0, 0],
    ]);
  });

  test('ending the trial charges the new price at once', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened, { trialDays: 7 });
    await opened.advance(2 * DAY);
    const changed = await switchTo(opened, subscription, PREMIUM, { trial_end: 'now' });
    expect(changed).toMatchObject({
      status: 'active',
      billing_cycle_anchor: START_SECONDS + 2 * DAY,
    });
    expect((await totals(opened))[0]).toEqual(['subscription_update', 1600, 1600]);
  });

  test('a declined card: past due, or with error_if_incomplete nothing at all', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened, { card: 'fails_later' });
    const events = async () => (await opened.stripe.events.list({ limit: 100 })).data.length;
    const before = await events();
    const refused = await refusalOf(
      switchTo(opened, subscription, PREMIUM, {
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    );
    expect(refused).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(await events()).toBe(before);
    expect(await opened.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);

    expect(await switchTo(opened, subscription, PREMIUM)).toMatchObject({ status: 'past_due' });
  });
});

describe('failing payments', () => {
  test('are tried again after 3, 5 and 7 days, then the subscription ends', async () => {
    const opened = await openForTest();
    const { subscription, customer } = await subscribe(opened, { card: 'fails_later' });
    const renewal = START_SECONDS + 30 * DAY;
    const attempts = [3, 8].map((days) => renewal + days * DAY);
    await opened.advance(30 * DAY);
    for (const [index, next] of [...attempts, renewal + 15 * DAY].entries()) {
      const [invoice] = (await opened.stripe.invoices.list()).data;
      expect(invoice).toMatchObject({ attempt_count: index + 1, next_payment_attempt: next });
      expect(await opened.stripe.customers.retrieve(customer.id)).toMatchObject({
        delinquent: true,
      });
      const { seconds } = await clock(opened);
      await opened.advance(next - seconds);
    }
    expect(await opened.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: renewal + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
    });
    const [invoice] = (await opened.stripe.invoices.list()).data;
    expect(invoice).toMatchObject({
      status: 'open',
      next_payment_attempt: null,
      auto_advance: false,
    });
  });

  test('an open invoice can be paid with another card, and not twice', async () => {
    const opened = await openForTest();
    const { stripe } = opened;
    const { subscription, customer } = await subscribe(opened, { card: 'fails_later' });
    await opened.advance(30 * DAY);
    const [invoice] = (await stripe.invoices.list({ status: 'open' })).data;
    const id = invoice?.id ?? '';
    expect(await refusalOf(stripe.invoices.pay(id))).toMatchObject({ statusCode: 402 });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ attempt_count: 2 });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const paid = await stripe.invoices.pay(id, {
      payment_method: card.id,
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(paid).toMatchObject({ status: 'paid', amount_remaining: 0 });
    expect(paid.payments?.data).toMatchObject([
      {
        status: 'paid',
        payment: { payment_intent: { status: 'succeeded', amount_received: 700 } },
      },
    ]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await refusalOf(stripe.invoices.pay(id))).message).toMatch(/already paid/);
  });
});

describe('ending', () => {
  test('at the end of the period: the plan runs on until then', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    const canceling = await opened.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    expect(canceling).toMatchObject({ cancel_at: START_SECONDS + 30 * DAY, status: 'active' });
    await opened.advance(30 * DAY - 1);
    expect((await opened.stripe.subscriptions.list()).data).toHaveLength(1);
    await opened.advance(1);
    expect((await opened.stripe.subscriptions.list()).data).toEqual([]);
    expect(await opened.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: START_SECONDS + 30 * DAY,
    });
    expect(await totals(opened)).toHaveLength(1);
  });

  test('at once, with the rest given back as credit', async () => {
    const opened = await openForTest();
    const { subscription, customer } = await subscribe(opened);
    await opened.advance(15 * DAY);
    await opened.stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
    expect(await opened.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -350 });
  });

  test('with the customer, who is then gone', async () => {
    const opened = await openForTest();
    const { subscription, customer } = await subscribe(opened);
    await opened.stripe.customers.del(customer.id);
    expect(await opened.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await opened.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await opened.stripe.customers.list()).data).toEqual([]);
    const checkout = opened.stripe.billingPortal.sessions.create({ customer: customer.id });
    expect(await refusalOf(checkout)).toMatchObject({ code: 'resource_missing' });
  });
});

async function clock({ address }: OpenedSandbox): Promise<{ seconds: number }> {
  const response = await control(address, '/sandbox/clock/advance', { seconds: 0 });
  return (await response.json()) as { seconds: number };
}
