import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { API_KEY, control, openForTest, refusalOf } from '../testing/open-for-test.ts';

const withKey = (idempotencyKey: string) => ({ idempotencyKey });

describe('idempotency keys', () => {
  test('the same call again gets the same answer and does nothing', async () => {
    const { stripe } = await openForTest();
    const first = await stripe.customers.create({ name: 'Ada' }, withKey('once'));
    const second = await stripe.customers.create({ name: 'Ada' }, withKey('once'));
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test('another call under the same key is refused', async () => {
    const { stripe } = await openForTest();
    await stripe.customers.create({ name: 'Ada' }, withKey('once'));
    const other = await refusalOf(stripe.customers.create({ name: 'Bob' }, withKey('once')));
    expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('wrong parameters do not use the key up', async () => {
    const { stripe } = await openForTest();
    await refusalOf(stripe.customers.create({ email: 'not-an-address' }, withKey('once')));
    await stripe.customers.create({ email: 'ada@example.com' }, withKey('once'));
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test('a refusal by the work itself is kept', async () => {
    const { stripe } = await openForTest();
    const call = () => stripe.billingPortal.sessions.create({ customer: 'cus_x' }, withKey('once'));
    const first = await refusalOf(call());
    const second = await refusalOf(call());
    expect(second.message).toBe(first.message);
    expect(second.headers?.['idempotent-replayed']).toBe('true');
  });

  test('the same key while the first call is under way is a conflict', async () => {
    const { stripe, address } = await openForTest();
    await control(address, '/sandbox/faults', { kind: 'no_answer', path: '/v1/customers' });
    const hanging = refusalOf(
      stripe.customers.create({ name: 'Ada' }, { ...withKey('once'), timeout: 400 }),
    );
    // The fault is used up exactly when the first call has arrived.
    for (;;) {
      const left = await fetch(`${address}/sandbox/faults`, {
        headers: { authorization: `Bearer ${API_KEY}` },
      });
      const { faults } = (await left.json()) as { faults: unknown[] };
      if (faults.length === 0) break;
    }
    const second = await refusalOf(stripe.customers.create({ name: 'Ada' }, withKey('once')));
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await hanging;
  });

  test('20 equal calls at once make one customer', async () => {
    const { stripe } = await openForTest();
    const calls = Array.from({ length: 20 }, () =>
      stripe.customers.create({ name: 'Ada' }, { ...withKey('once'), maxNetworkRetries: 5 }),
    );
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});

describe('faults', () => {
  test.for([429, 500, 503])('answers %i and does nothing, as often as asked', async (status) => {
    const { stripe, address } = await openForTest();
    await control(address, '/sandbox/faults', {
      kind: 'status',
      path: '/v1/customers',
      status,
      times: 2,
    });
    for (let call = 0; call < 2; call += 1) {
      expect((await refusalOf(stripe.customers.create({}))).statusCode).toBe(status);
    }
    await stripe.customers.create({});
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test('an answer lost after the work is found again by the retry', async () => {
    const { stripe, address } = await openForTest();
    await control(address, '/sandbox/faults', {
      kind: 'drop_after',
      path: '/v1/customers',
      method: 'POST',
    });
    const options = { ...withKey('once'), maxNetworkRetries: 2 };
    const customer = await stripe.customers.create({ name: 'Ada' }, options);
    const { data } = await stripe.customers.list();
    expect(data.map(({ id }) => id)).toEqual([customer.id]);
  });

  test('a connection lost before the work leaves nothing', async () => {
    const { stripe, address } = await openForTest();
    await control(address, '/sandbox/faults', {
      kind: 'drop_before',
      path: '/v1/customers',
      times: 2,
    });
    const error = await refusalOf(stripe.customers.create({ name: 'Ada' }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  test('a slow call is done once, however often it is repeated meanwhile', async () => {
    const { stripe, address } = await openForTest();
    const fault = { kind: 'slow', path: '/v1/customers', method: 'POST', delayMs: 300 };
    await control(address, '/sandbox/faults', fault);
    const impatient = { ...withKey('once'), timeout: 100, maxNetworkRetries: 5 };
    const customer = await stripe.customers.create({ name: 'Ada' }, impatient);
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
  });

  test('can be taken back', async () => {
    const { stripe, address } = await openForTest();
    await control(address, '/sandbox/faults', { kind: 'status', path: '/v1', times: 99 });
    const headers = { authorization: `Bearer ${API_KEY}` };
    await fetch(`${address}/sandbox/faults`, { method: 'DELETE', headers });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  test('the control interface wants the key', async () => {
    const { address } = await openForTest();
    for (const path of ['/sandbox/clock/advance', '/sandbox/faults']) {
      expect((await fetch(`${address}${path}`, { method: 'POST' })).status).toBe(401);
    }
  });
});
