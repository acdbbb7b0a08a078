import { expect, test } from 'vitest';
import { openForTest, refusalOf, subscribe } from '../testing/open-for-test.ts';

test('lists page forwards and backwards, newest first', async () => {
  const { stripe } = await openForTest();
  const ids: string[] = [];
  for (let made = 0; made < 7; made += 1) {
    ids.unshift((await stripe.customers.create({ name: `Ada ${made}` })).id);
  }
  const first = await stripe.customers.list({ limit: 3 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
  const rest = await stripe.customers.list({ limit: 10, starting_after: ids[2] ?? '' });
  expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(3));
  expect(rest.has_more).toBe(false);
  const back = await stripe.customers.list({ limit: 2, ending_before: ids[4] ?? '' });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  const all: string[] = [];
  for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id);
  expect(all).toEqual(ids);
  const lost = await refusalOf(stripe.customers.list({ starting_after: 'cus_x' }));
  expect(lost).toMatchObject({ code: 'resource_missing', param: 'starting_after' });
});

test('filters by e-mail, customer, status, type and time', async () => {
  const opened = await openForTest();
  const { stripe } = opened;
  const { customer, subscription } = await subscribe(opened);
  const other = await stripe.customers.create({ email: 'other@example.com' });
  const found = await stripe.customers.list({ email: 'other@example.com' });
  expect(found.data.map(({ id }) => id)).toEqual([other.id]);
  expect((await stripe.subscriptions.list({ customer: other.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ status: 'trialing' })).data).toEqual([]);
  await stripe.subscriptions.cancel(subscription.id);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect(
    (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data,
  ).toHaveLength(1);
  expect(
    (await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' })).data,
  ).toEqual([]);
  await opened.advance(60);
  await stripe.customers.create({});
  const late = await stripe.events.list({ created: { gt: subscription.created } });
  expect(late.data.map(({ type }) => type)).toEqual(['customer.created']);
  const kinds = await stripe.events.list({
    types: ['customer.subscription.deleted', 'invoice.paid'],
  });
  expect(kinds.data.map(({ type }) => type)).toEqual([
    'customer.subscription.deleted',
    'invoice.paid',
  ]);
  expect((await stripe.events.list({ type: 'customer.*' })).data.length).toBeGreaterThan(3);
  expect(await refusalOf(stripe.subscriptions.list({ customer: 'cus_x' }))).toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
});

test('expands ids, through lists and through other objects', async () => {
  const opened = await openForTest();
  const { customer } = await subscribe(opened);
  const { data } = await opened.stripe.subscriptions.list({
    expand: ['data.customer', 'data.latest_invoice.payments', 'data.items.data.price.product'],
  });
  expect(data).toMatchObject([
    {
      customer: { id: customer.id },
      latest_invoice: { object: 'invoice', payments: { data: [{ status: 'paid' }] } },
      items: { data: [{ price: { product: { name: 'Creator' } } }] },
    },
  ]);
  const whole = await opened.stripe.customers.retrieve(customer.id, { expand: ['subscriptions'] });
  expect(whole).toMatchObject({ subscriptions: { data: [{ status: 'active' }] } });
});

test('changes to a customer are told with what was there before', async () => {
  const { stripe } = await openForTest();
  const { id } = await stripe.customers.create({ name: 'Ada', metadata: { a: '1', b: '2' } });
  const changed = await stripe.customers.update(id, { name: '', metadata: { a: '', c: '3' } });
  expect(changed).toMatchObject({ name: null, metadata: { b: '2', c: '3' } });
  await stripe.customers.update(id, { metadata: { c: '3' } });
  const { data } = await stripe.events.list({ type: 'customer.updated' });
  expect(data.map((event) => event.data.previous_attributes)).toEqual([
    { name: 'Ada', metadata: { a: '1', c: null } },
  ]);
});
