import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import {
  control,
  openForTest,
  START,
  subscribe,
  type OpenedSandbox,
} from '../testing/open-for-test.ts';

const DAY = 86_400;
const START_SECONDS = START.getTime() / 1000;

async function everythingOf({ stripe }: OpenedSandbox, customer: string): Promise<object> {
  const [subscriptions, invoices, cards] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all' }),
    stripe.invoices.list({ customer }),
    stripe.customers.listPaymentMethods(customer),
  ]);
  return { subscriptions, invoices, cards, customer: await stripe.customers.retrieve(customer) };
}

/** Moves the customer's clock on by the end of the period, with the button of the portal. */
async function pressEndOfPeriod(opened: OpenedSandbox, customer: string): Promise<void> {
  const { url } = await opened.stripe.billingPortal.sessions.create({ customer });
  const { headers } = await opened.visit(`${url}/clock`, { step: 'period' });
  expect(headers.get('location')).toContain('notice=clock');
}

test('a customer that goes a month ahead leaves the others where they are', async () => {
  const opened = await openForTest();
  const { stripe } = opened;
  const ada = await subscribe(opened);
  const bob = await subscribe(opened, { trialDays: 7 });
  const before = await everythingOf(opened, bob.customer.id);
  await stripe.subscriptions.update(ada.subscription.id, { cancel_at_period_end: true });
  await pressEndOfPeriod(opened, ada.customer.id);
  const ended = await stripe.subscriptions.retrieve(ada.subscription.id);
  expect(ended).toMatchObject({ status: 'canceled', ended_at: START_SECONDS + 30 * DAY });
  expect(await everythingOf(opened, bob.customer.id)).toEqual(before);
});

test('a customer buys, renews and is billed at its own time', async () => {
  const opened = await openForTest();
  const { stripe } = opened;
  const { customer, subscription } = await subscribe(opened);
  await pressEndOfPeriod(opened, customer.id);
  await stripe.subscriptions.cancel(subscription.id);
  const now = START_SECONDS + 30 * DAY;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_basic', quantity: 1 }],
    success_url: 'http://app.example/success',
    subscription_data: { trial_period_days: 7 },
  });
  expect(session).toMatchObject({ created: now, expires_at: now + DAY });
  await opened.visit(session.url ?? '', { card: 'works' });
  const [second] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  expect(second).toMatchObject({ created: now, status: 'trialing', trial_end: now + 7 * DAY });
  await control(opened.address, '/sandbox/clock/advance', {
    customer: customer.id,
    seconds: 7 * DAY,
  });
  const paid = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(paid.map(({ created, total }) => [created - START_SECONDS, total])).toEqual([
    [37 * DAY, 700],
    [30 * DAY, 0],
    [30 * DAY, 700],
    [0, 700],
  ]);
});

test('a customer that is ahead stays as far ahead while the time of all passes', async () => {
  const opened = await openForTest();
  const ada = await subscribe(opened, { trialDays: 7 });
  const bob = await subscribe(opened, { trialDays: 7 });
  const statuses = async (): Promise<string[]> => {
    const ids = [ada.subscription.id, bob.subscription.id];
    const found = await Promise.all(ids.map((id) => opened.stripe.subscriptions.retrieve(id)));
    return found.map(({ status }) => status);
  };
  await control(opened.address, '/sandbox/clock/advance', {
    customer: ada.customer.id,
    seconds: 5 * DAY,
  });
  await opened.advance(2 * DAY);
  expect(await statuses()).toEqual(['active', 'trialing']);
  await opened.advance(5 * DAY);
  expect(await statuses()).toEqual(['active', 'active']);
});

test('the time of one customer survives a restart', async () => {
  const stateFile = await newStateFile();
  const first = await openForTest({ stateFile });
  const { customer, subscription } = await subscribe(first);
  await pressEndOfPeriod(first, customer.id);
  const renewed = await first.stripe.subscriptions.retrieve(subscription.id);
  await first.sandbox.close();
  const second = await openForTest({ stateFile });
  expect(await second.stripe.subscriptions.retrieve(subscription.id)).toEqual(renewed);
  await pressEndOfPeriod(second, customer.id);
  const { items } = await second.stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.current_period_start).toBe(renewed.items.data[0]?.current_period_end);
});

test('a state from before customers had clocks opens, at the time that it was moved to', async () => {
  const stateFile = await newStateFile();
  const first = await openForTest({ stateFile });
  const { customer, subscription } = await subscribe(first, { trialDays: 7 });
  await first.advance(DAY);
  await first.sandbox.close();
  const database = new DatabaseSync(stateFile);
  database.exec('DROP TABLE customer_clocks');
  database.close();
  const second = await openForTest({ stateFile });
  await pressEndOfPeriod(second, customer.id);
  const { status, items } = await second.stripe.subscriptions.retrieve(subscription.id);
  expect(status).toBe('active');
  expect(items.data[0]?.current_period_start).toBe(START_SECONDS + 7 * DAY);
});

test('the clock of a customer that does not exist cannot be moved', async () => {
  const { address } = await openForTest();
  const move = { customer: 'cus_x', seconds: DAY };
  await expect(control(address, '/sandbox/clock/advance', move)).rejects.toThrow('404');
});

async function newStateFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'state.sqlite');
}
