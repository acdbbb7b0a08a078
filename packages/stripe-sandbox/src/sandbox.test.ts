import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  control,
  listenForEvents,
  openForTest,
  PREMIUM,
  START,
  subscribe,
  WEBHOOK_SECRET,
} from './testing/open-for-test.ts';

const DAY = 86_400;
const START_SECONDS = START.getTime() / 1000;

test('a whole life: trial, renewal, failure, recovery, upgrade, cancel, end', async () => {
  const listener = await listenForEvents();
  const opened = await openForTest({ webhookUrl: listener.url });
  const { stripe, advance, visit } = opened;
  const { customer, subscription } = await subscribe(opened, { trialDays: 7 });
  const status = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;

  expect(subscription.status).toBe('trialing');
  expect(subscription.items.data[0]?.current_period_end).toBe(START_SECONDS + 7 * DAY);
  await advance(7 * DAY);
  expect(await status()).toBe('active');

  const declining = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: declining.id });
  await advance(31 * DAY);
  expect(await status()).toBe('past_due');

  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: good.id });
  await advance(3 * DAY);
  expect(await status()).toBe('active');

  const item = subscription.items.data[0]?.id ?? '';
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: PREMIUM }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });
  expect(upgraded.items.data[0]?.price.id).toBe(PREMIUM);
  const invoice = upgraded.latest_invoice as Stripe.Invoice;
  expect(invoice.status).toBe('paid');
  expect(invoice.total).toBeGreaterThan(0);
  expect(invoice.total).toBeLessThan(900);

  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  expect((await visit(portal.url)).status).toBe(200);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await advance(40 * DAY);
  expect(await status()).toBe('canceled');

  await opened.sandbox.settled();
  for (const { body, signature } of listener.received) {
    expect(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).id).toMatch(/^evt_/);
  }
  expect(new Set(listener.received.map(({ event }) => event.type))).toEqual(
    new Set([
      'customer.created',
      'customer.updated',
      'payment_method.attached',
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'customer.subscription.trial_will_end',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice.payment_failed',
    ]),
  );
});

test('the clock ticks by itself: what is due happens without a call', async () => {
  const listener = await listenForEvents();
  const opened = await openForTest({ webhookUrl: listener.url, now: () => new Date() });
  const { subscription } = await subscribe(opened, { trialDays: 7 });
  const end = subscription.trial_end ?? 0;
  await control(opened.address, '/sandbox/clock/advance', {
    to: new Date((end - 1) * 1000).toISOString(),
  });
  const renewed = () =>
    listener.received.some(({ event }) => event.type === 'invoice.paid' && event.created === end);
  await expect.poll(renewed, { timeout: 200_000 }).toBe(true);
});
