import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import {
  control,
  listenForEvents,
  openForTest,
  subscribe,
  WEBHOOK_SECRET,
} from '../testing/open-for-test.ts';

async function stateFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'state.sqlite');
}

test('signs so that the SDK accepts it, and no other secret does', async () => {
  const listener = await listenForEvents();
  const { stripe, sandbox } = await openForTest({ webhookUrl: listener.url });
  const customer = await stripe.customers.create({ name: 'Zoë 🎞️' });
  await sandbox.settled();

  const [{ body, signature } = { body: '', signature: '' }] = listener.received;
  const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
  expect(event).toMatchObject({ type: 'customer.created', api_version: '2026-10-28.endive' });
  expect(event.data.object).toEqual({ ...customer });
  expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
    /signature/i,
  );
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow(
    /signature/i,
  );
});

test('tries again until it is accepted, and delivers each event', async () => {
  const listener = await listenForEvents((before) => (before % 3 === 2 ? 200 : 500));
  const opened = await openForTest({ webhookUrl: listener.url });
  await subscribe(opened);
  await opened.sandbox.settled();

  const delivered = listener.received.map(({ event }) => event.id);
  const { data } = await opened.stripe.events.list({ limit: 100 });
  expect(delivered.toSorted()).toEqual(data.map(({ id }) => id).toSorted());
  expect(data.every((event) => event.pending_webhooks === 0)).toBe(true);
});

test('what could not be delivered is delivered after a restart', async () => {
  const file = await stateFile();
  const first = await openForTest({
    stateFile: file,
    webhookUrl: 'http://127.0.0.1:9/unreachable',
    webhookRetryDelayMs: () => 1000,
  });
  const customer = await first.stripe.customers.create({ name: 'Ada' });
  const failed = await first.stripe.events.list({ delivery_success: false });
  expect(failed.data.map(({ type }) => type)).toEqual(['customer.created']);
  await first.sandbox.close();

  const listener = await listenForEvents();
  const second = await openForTest({ stateFile: file, webhookUrl: listener.url });
  await second.sandbox.settled();
  expect(listener.received.map(({ event }) => event.data.object)).toMatchObject([
    { id: customer.id },
  ]);
  expect((await second.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect((await second.stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

test('an event can be sent once more', async () => {
  const listener = await listenForEvents();
  const { stripe, sandbox, address } = await openForTest({ webhookUrl: listener.url });
  await stripe.customers.create({});
  await sandbox.settled();
  const id = listener.received[0]?.event.id ?? '';
  await control(address, `/sandbox/events/${id}/resend`, {});
  await sandbox.settled();
  expect(listener.received.map(({ event }) => event.id)).toEqual([id, id]);
});

test('sends nothing without an address, but writes the events down', async () => {
  const { stripe, sandbox } = await openForTest();
  await stripe.customers.create({});
  await sandbox.settled();
  expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
});
