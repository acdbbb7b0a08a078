import { createHmac } from 'node:crypto';
import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { GatewayError, type PaymentEvent } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { BillingFixture } from './testing/billing-fixture.ts';
import { FakeStripe } from './testing/fake-stripe.ts';

const SECRET = 'whsec_of_this_test';
const real = createStripeGateway({
  apiKey: 'sk_test_1',
  webhookSecret: SECRET,
  address: null,
});

/** Knows signatures as Stripe does. */
class SigningStripe extends FakeStripe {
  override verifyWebhook(body: Buffer, signature: string): PaymentEvent {
    return real.verifyWebhook(body, signature, this.now);
  }
}

describeOnEachDatabase('the webhook', (open) => {
  let database: Database;
  let stripe: SigningStripe;
  let fixture: BillingFixture;
  let server: TestApp;
  let customerId = '';
  let workspaceId = '';

  beforeAll(async () => {
    database = await open();
    stripe = new SigningStripe();
    fixture = new BillingFixture(database, { stripe });
    server = await openTestApp(database, {
      payments: { kind: 'stripe', catalogue: null, billing: () => fixture.billing, pages: null },
    });
  });
  afterAll(async () => server.close());
  beforeEach(async () => {
    workspaceId = await createTestUser(database);
    await fixture.billing.service.startCheckout(workspaceId, 'price_basic');
    customerId = (await fixture.read(workspaceId)).stripeCustomerId ?? '';
    stripe.pay(customerId);
  });

  const eventText = (id: string, type = 'customer.subscription.created'): string =>
    JSON.stringify({
      id,
      object: 'event',
      type,
      created: Math.floor(stripe.now.getTime() / 1000),
      data: { object: { id: 'sub_1', object: 'subscription', customer: customerId } },
    });
  const sign = (text: string, ageSeconds = 0, secret = SECRET): string => {
    const timestamp = Math.floor(stripe.now.getTime() / 1000) - ageSeconds;
    const digest = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
    return `t=${timestamp},v1=${digest}`;
  };
  const send = (payload: string, signature: string | null, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: ROUTES.stripeWebhook,
      payload,
      headers: {
        'content-type': type,
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
    });
  const planNow = async () => (await fixture.read(workspaceId)).plan;

  it('needs no session and no anti-forgery token, but a signature', async () => {
    const text = eventText(`evt_${workspaceId}`);
    const response = await send(text, sign(text));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ received: true });
    expect(await planNow()).toBe('basic');
  });

  it.each([
    ['a foreign signature', (text: string) => sign(text, 0, 'whsec_wrong')],
    ['a signature older than 300 s', (text: string) => sign(text, 301)],
    ['a signature over other bytes', (text: string) => sign(`${text} `)],
    ['no signature', () => null],
    ['nonsense for a signature', () => 'v1=,t=x'],
  ])('refuses %s, and nothing changes', async (_, signatureOf) => {
    const text = eventText(`evt_${workspaceId}`);
    const response = await send(text, signatureOf(text));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.webhookRefused });
    expect(await planNow()).toBe('free');
  });

  it('takes a signature that is 299 s old', async () => {
    const text = eventText(`evt_${workspaceId}`);
    expect((await send(text, sign(text, 299))).statusCode).toBe(200);
    expect(await planNow()).toBe('basic');
  });

  it.each([
    ['spread over lines', (text: string) => JSON.stringify(JSON.parse(text), null, 7)],
    ['with space around it', (text: string) => `\n\t ${text} \r\n`],
    ['with escapes', (text: string) => text.replace('sub_1', String.raw`sub_\u0031`)],
  ])('checks the very bytes: JSON %s', async (_, rewrite) => {
    const text = rewrite(eventText(`evt_${workspaceId}`));
    expect((await send(text, sign(text), 'application/json; charset=utf-8')).statusCode).toBe(200);
    expect(await planNow()).toBe('basic');
  });

  it('ignores a replay, also many at once', async () => {
    const text = eventText(`evt_${workspaceId}`);
    fixture.counts.counted.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => send(text, sign(text))));
    stripe.calls.length = 0;
    expect((await send(text, sign(text))).statusCode).toBe(200);
    expect(stripe.calls).toEqual([]);
    expect(fixture.counts.counted.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect((await fixture.read(workspaceId)).tokens).toBe(200);
  });

  it('acknowledges events of other types and of unknown customers', async () => {
    const other = eventText(`evt_other_${workspaceId}`, 'payout.paid');
    expect((await send(other, sign(other))).statusCode).toBe(200);
    customerId = 'cus_unknown';
    const foreign = eventText(`evt_foreign_${workspaceId}`);
    expect((await send(foreign, sign(foreign))).statusCode).toBe(200);
    expect(await planNow()).toBe('free');
  });

  it('wants the event again when Stripe cannot be asked', async () => {
    const text = eventText(`evt_${workspaceId}`);
    stripe.onCall = () => {
      throw new GatewayError('away', new Error('as the test wants it'));
    };
    expect((await send(text, sign(text))).statusCode).toBe(503);
    stripe.onCall = () => undefined;
    expect((await send(text, sign(text))).statusCode).toBe(200);
    expect(await planNow()).toBe('basic');
  });
});
