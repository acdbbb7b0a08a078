import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  API_KEY,
  BASIC,
  openForTest,
  PREMIUM,
  refusalOf,
  subscribe,
} from '../testing/open-for-test.ts';

type Refusal = Partial<Record<'statusCode' | 'rawType' | 'code' | 'param', unknown>>;

const CHECKOUT: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: BASIC, quantity: 1 }],
  success_url: 'https://app.example/success',
};

describe('parameters', () => {
  const wrong: [string, (stripe: Stripe) => Promise<unknown>, Refusal & { message: RegExp }][] = [
    [
      'an unknown one',
      (stripe) => stripe.rawRequest('POST', '/v1/customers', { nickname: 'x' }),
      {
        code: 'parameter_unknown',
        param: 'nickname',
        message: /Received unknown parameter: nickname/,
      },
    ],
    [
      'an unknown one deep inside',
      (stripe) =>
        stripe.rawRequest('POST', '/v1/checkout/sessions', {
          ...CHECKOUT,
          subscription_data: { colour: 'red' },
        }),
      { code: 'parameter_unknown', message: /subscription_data\[colour\]/ },
    ],
    [
      'a missing one',
      (stripe) => stripe.billingPortal.sessions.create({}),
      { code: 'parameter_missing', param: 'customer', message: /Missing required param: customer/ },
    ],
    [
      'a word for a number',
      (stripe) =>
        stripe.rawRequest('POST', '/v1/checkout/sessions', {
          ...CHECKOUT,
          subscription_data: { trial_period_days: 'seven' },
        }),
      { code: 'parameter_invalid_integer', message: /Invalid integer: seven/ },
    ],
    [
      'a number out of range',
      (stripe) => stripe.customers.list({ limit: 101 }),
      { message: /less than or equal to 100/ },
    ],
    [
      'a word that is not offered',
      (stripe) => stripe.rawRequest('POST', '/v1/checkout/sessions', { ...CHECKOUT, mode: 'gift' }),
      { param: 'mode', message: /must be one of payment, setup, or subscription/ },
    ],
    [
      'an address that is none',
      (stripe) =>
        stripe.checkout.sessions.create({ ...CHECKOUT, success_url: 'javascript:alert(1)' }),
      { code: 'url_invalid', param: 'success_url', message: /Not a valid URL/ },
    ],
    [
      'an e-mail address that is none',
      (stripe) => stripe.customers.create({ email: 'not-an-address' }),
      { code: 'email_invalid', message: /Invalid email address/ },
    ],
    [
      'a price that does not exist',
      (stripe) =>
        stripe.checkout.sessions.create({
          ...CHECKOUT,
          line_items: [{ price: 'price_x', quantity: 1 }],
        }),
      {
        code: 'resource_missing',
        param: 'line_items[0][price]',
        message: /No such price: 'price_x'/,
      },
    ],
    [
      'a customer that does not exist',
      (stripe) => stripe.checkout.sessions.create({ ...CHECKOUT, customer: 'cus_x' }),
      { code: 'resource_missing', param: 'customer', message: /No such customer: 'cus_x'/ },
    ],
    [
      'an expansion that does not exist',
      (stripe) => stripe.prices.retrieve(BASIC, { expand: ['nickname'] }),
      { message: /cannot be expanded/ },
    ],
  ];

  test.for(wrong)('refuses %s', async ([, call, { message, ...expected }]) => {
    const { stripe } = await openForTest();
    const error = await refusalOf(call(stripe));
    expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', ...expected });
    expect(error.message).toMatch(message);
  });

  test('refuses JSON', async () => {
    const { address } = await openForTest();
    const response = await fetch(`${address}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });
});

describe('who calls what', () => {
  test('refuses a wrong key and a missing one', async () => {
    const { address } = await openForTest();
    const wrong = await fetch(`${address}/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_no' },
    });
    const missing = await fetch(`${address}/v1/customers`);
    const unknown = await fetch(`${address}/v1/nothing`);
    expect([wrong.status, missing.status, unknown.status]).toEqual([401, 401, 401]);
    expect(await wrong.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided: ******t_no' },
    });
  });

  test('takes the key by basic authentication too', async () => {
    const { address } = await openForTest();
    const authorization = `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`;
    expect((await fetch(`${address}/v1/prices`, { headers: { authorization } })).status).toBe(200);
  });

  test('refuses another version of the interface', async () => {
    const { stripe } = await openForTest();
    const call = stripe.customers.list({}, { apiVersion: '2020-08-27' });
    expect((await refusalOf(call)).message).toMatch(/Invalid Stripe API version/);
  });

  test('does not know what is not imitated', async () => {
    const { stripe } = await openForTest();
    const error = await refusalOf(stripe.refunds.list());
    expect(error).toMatchObject({ statusCode: 404 });
    expect(error.message).toMatch(/Unrecognized request URL \(GET: \/v1\/refunds\)/);
  });

  test('answers 404 for ids in the path that do not exist', async () => {
    const { stripe } = await openForTest();
    for (const call of [
      stripe.customers.retrieve('cus_x'),
      stripe.subscriptions.retrieve('sub_x'),
      stripe.subscriptions.update('sub_x', {}),
      stripe.subscriptions.cancel('sub_x'),
      stripe.checkout.sessions.retrieve('cs_x'),
      stripe.checkout.sessions.expire('cs_x'),
      stripe.invoices.retrieve('in_x'),
      stripe.invoices.pay('in_x'),
      stripe.events.retrieve('evt_x'),
      stripe.prices.retrieve('price_x'),
      stripe.products.retrieve('prod_x'),
    ]) {
      expect(await refusalOf(call)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });
});

describe('subscriptions', () => {
  test('a canceled one cannot be changed or canceled again', async () => {
    const opened = await openForTest();
    const { stripe } = opened;
    const { subscription } = await subscribe(opened);
    await stripe.subscriptions.cancel(subscription.id);
    const change = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect((await refusalOf(change)).message).toMatch(/A canceled subscription can only update/);
    const again = stripe.subscriptions.cancel(subscription.id);
    expect(await refusalOf(again)).toMatchObject({ code: 'resource_missing', statusCode: 404 });
  });

  test('the same price cannot be added twice', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    const change = opened.stripe.subscriptions.update(subscription.id, {
      items: [{ price: BASIC }],
    });
    expect((await refusalOf(change)).message).toMatch(
      /multiple subscription items with the same plan/,
    );
  });

  test('an item without an id is another item, and costs', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    const changed = await opened.stripe.subscriptions.update(subscription.id, {
      items: [{ price: PREMIUM }],
    });
    expect(changed.items.data.map(({ price }) => price.id)).toEqual([BASIC, PREMIUM]);
  });

  test('an item of another subscription is refused', async () => {
    const opened = await openForTest();
    const { subscription } = await subscribe(opened);
    const change = opened.stripe.subscriptions.update(subscription.id, {
      items: [{ id: 'si_elsewhere', price: PREMIUM }],
    });
    expect(await refusalOf(change)).toMatchObject({
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  });

  test('a card of another customer is refused', async () => {
    const opened = await openForTest();
    const { stripe } = opened;
    const { subscription } = await subscribe(opened);
    const other = await stripe.customers.create({ email: 'other@example.com' });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
    const change = stripe.subscriptions.update(subscription.id, {
      default_payment_method: card.id,
    });
    expect(await refusalOf(change)).toMatchObject({ param: 'default_payment_method' });
  });
});
