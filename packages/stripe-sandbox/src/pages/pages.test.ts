import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  API_KEY,
  BASIC,
  openForTest,
  PREMIUM,
  subscribe,
  type OpenedSandbox,
} from '../testing/open-for-test.ts';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

async function openCheckout(
  { stripe }: OpenedSandbox,
  trialDays?: number,
): Promise<{ session: Stripe.Checkout.Session; url: string }> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'ada@example.com',
    line_items: [{ price: BASIC, quantity: 1 }],
    success_url: 'http://app.example/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://elsewhere.example/cancel',
    ...(trialDays ? { subscription_data: { trial_period_days: trialDays } } : {}),
  });
  return { session, url: session.url ?? '' };
}

function plainText(markup: string): string {
  const body = markup.slice(markup.indexOf('<body'));
  return body.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
}

describe('the checkout page', () => {
  test('says what is bought, the trial, and that no card is charged', async () => {
    const opened = await openForTest();
    const { url } = await openCheckout(opened, 7);
    const response = await opened.visit(url);
    const text = plainText(await response.text());
    expect(response.status).toBe(200);
    expect(text).toContain('Test mode. No card will be charged.');
    expect(text).toContain('Creator');
    expect(text).toContain('7 days free, then $7 per month');
    expect(text).toContain('Start trial');
    expect(text).toContain('Due today $0.00');
  });

  test('has a policy that allows no script and only the forms it needs', async () => {
    const opened = await openForTest();
    const { url } = await openCheckout(opened);
    const response = await opened.visit(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://app.example http://elsewhere.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).not.toContain('<script');
  });

  test('a payment leads to the success address with the session in it', async () => {
    const opened = await openForTest();
    const { session, url } = await openCheckout(opened);
    const paid = await opened.visit(url, { card: 'works' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`http://app.example/success?session=${session.id}`);
    const done = await opened.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'customer', 'line_items'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { status: 'active' },
      customer: { email: 'ada@example.com' },
    });
  });

  test('pressing twice, or many times at once, makes one subscription', async () => {
    const opened = await openForTest();
    const { session, url } = await openCheckout(opened);
    const presses = Array.from({ length: 10 }, () => opened.visit(url, { card: 'works' }));
    const locations = (await Promise.all(presses)).map(({ headers }) => headers.get('location'));
    expect(new Set(locations)).toEqual(
      new Set([`http://app.example/success?session=${session.id}`]),
    );
    const { data } = await opened.stripe.subscriptions.list({ status: 'all' });
    expect(data).toHaveLength(1);
    const reload = await opened.visit(url);
    expect(plainText(await reload.text())).toContain('Checkout complete');
  });

  test('a declined card is said on the page, and another one may be tried', async () => {
    const opened = await openForTest();
    const { url } = await openCheckout(opened);
    const declined = await opened.visit(url, { card: 'declined' });
    expect(declined.status).toBe(402);
    expect(plainText(await declined.text())).toContain('Your card was declined.');
    expect((await opened.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await opened.visit(url, { card: 'works' })).status).toBe(303);
  });

  test.for(['expired by a call', 'expired by time'])(
    '%s: it can no longer be paid',
    async (how) => {
      const opened = await openForTest();
      const { session, url } = await openCheckout(opened);
      if (how === 'expired by time') await opened.advance(86_400);
      else await opened.stripe.checkout.sessions.expire(session.id);
      const response = await opened.visit(url, { card: 'works' });
      expect(response.status).toBe(410);
      expect(plainText(await response.text())).toContain('This checkout has expired');
      expect((await opened.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
      expect((await opened.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    },
  );
});

describe('the portal', () => {
  async function openPortal(opened: OpenedSandbox, options: Parameters<typeof subscribe>[1] = {}) {
    const { customer, subscription } = await subscribe(opened, options);
    const { url } = await opened.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://app.example/profile',
    });
    const press = (action: string, form: Record<string, string> = {}) =>
      opened.visit(`${url}/${action}`, { subscription: subscription.id, ...form });
    const read = () => opened.stripe.subscriptions.retrieve(subscription.id);
    const text = async () => plainText(await (await opened.visit(url)).text());
    return { customer, subscription, url, press, read, text };
  }

  test('cancels as Stripe does for flexible billing, with a date, and takes it back', async () => {
    const opened = await openForTest();
    const { press, read, text, subscription } = await openPortal(opened);
    expect(await text()).toContain('Renews on December 21, 2026.');
    expect((await press('cancel')).headers.get('location')).toMatch(/\?notice=canceled$/);
    const end = subscription.items.data[0]?.current_period_end;
    expect(await read()).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
    expect(await text()).toContain('Ends on December 21, 2026.');
    await press('keep');
    expect(await read()).toMatchObject({ cancel_at: null, canceled_at: null });
  });

  test('switches the plan and charges the difference', async () => {
    const opened = await openForTest();
    const { press, read } = await openPortal(opened);
    await press('switch', { price: PREMIUM });
    expect((await read()).items.data[0]?.price.id).toBe(PREMIUM);
    const { data } = await opened.stripe.invoices.list();
    expect(data.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 900],
      ['paid', 700],
    ]);
  });

  test('a declined card leaves the plan as it was', async () => {
    const opened = await openForTest();
    const { press, read } = await openPortal(opened);
    await press('card', { card: 'declined' });
    const before = await read();
    const response = await press('switch', { price: PREMIUM });
    expect(response.headers.get('location')).toMatch(/\?notice=declined$/);
    expect(await read()).toEqual(before);
    expect((await opened.stripe.invoices.list()).data).toHaveLength(1);
  });

  test('a declined card makes the renewal fail, a good one pays it at once', async () => {
    const opened = await openForTest();
    const { press, read, text } = await openPortal(opened);
    await press('card', { card: 'declined' });
    await press('clock', { step: 'period' });
    expect((await read()).status).toBe('past_due');
    expect(await text()).toContain("We'll try again on December 24, 2026.");
    expect((await press('pay', { invoice: 'in_elsewhere' })).headers.get('location')).toContain(
      'stale',
    );
    await press('card', { card: 'works' });
    expect((await read()).status).toBe('active');
  });

  test.for([
    ['1-day', 86_400],
    ['3-days', 3 * 86_400],
    ['7-days', 7 * 86_400],
    ['month', 30 * 86_400],
  ] as const)('the clock moves on by %s', async ([step, seconds]) => {
    const opened = await openForTest();
    const { press, customer } = await openPortal(opened);
    await press('clock', { step });
    const update = await opened.stripe.customers.update(customer.id, { name: 'Grace' });
    const [event] = (await opened.stripe.events.list({ limit: 1 })).data;
    expect(event?.data.object).toMatchObject({ id: update.id, name: 'Grace' });
    expect((event?.created ?? 0) - customer.created).toBe(seconds);
    const { created } = await opened.stripe.customers.create({});
    expect(created).toBe(customer.created);
  });

  test('shows every invoice with a page of its own', async () => {
    const opened = await openForTest();
    await openPortal(opened);
    const [invoice] = (await opened.stripe.invoices.list()).data;
    const response = await opened.visit(invoice?.hosted_invoice_url ?? '');
    expect(plainText(await response.text())).toContain('1 × Creator (at $7.00 / month)');
  });

  test('another customer cannot be touched through it', async () => {
    const opened = await openForTest();
    const { url } = await openPortal(opened);
    const other = await subscribe(opened);
    await opened.visit(`${url}/cancel`, { subscription: other.subscription.id });
    const untouched = await opened.stripe.subscriptions.retrieve(other.subscription.id);
    expect(untouched.cancel_at).toBeNull();
  });
});

test('the pages work on another server that hands its requests over', async () => {
  const opened = await openForTest();
  const { session, url } = await openCheckout(opened);
  const host = createServer((request, response) => opened.sandbox.handle(request, response));
  onTestFinished(() => void host.close());
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const { port } = host.address() as AddressInfo;
  const response = await fetch(url.replace('app.example', `127.0.0.1:${port}`), {
    method: 'POST',
    body: new URLSearchParams({ card: 'works' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect((await opened.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

describe('hostile input', () => {
  test('names are text, not markup', async () => {
    const opened = await openForTest({
      products: [
        {
          id: 'prod_x',
          name: HOSTILE,
          description: HOSTILE,
          priceId: BASIC,
          unitAmount: 700,
          currency: 'usd',
          interval: 'month',
        },
      ],
    });
    const { customer } = await subscribe(opened);
    await opened.stripe.customers.update(customer.id, { name: HOSTILE });
    const checkout = await openCheckout(opened);
    const portal = await opened.stripe.billingPortal.sessions.create({ customer: customer.id });
    const [invoice] = (await opened.stripe.invoices.list()).data;
    for (const url of [checkout.url, portal.url, invoice?.hosted_invoice_url ?? '']) {
      const markup = await (await opened.visit(url)).text();
      expect(markup).toContain('&lt;script&gt;');
      expect(markup).not.toContain('<script');
      expect(markup).not.toContain('<img');
    }
  });

  test.for(['checkout/cs_test_x', 'portal/test_x', 'invoice/inv_x', 'elsewhere'])(
    'an address that leads nowhere says so: %s',
    async (page) => {
      const { visit, pagesUrl } = await openForTest();
      const response = await visit(`${pagesUrl}/${page}`);
      expect(response.status).toBe(404);
      expect(plainText(await response.text())).toContain('Page not found');
    },
  );

  const LONG = 'a'.repeat(300_000);
  const FORM = 'application/x-www-form-urlencoded';
  test.for([
    ['an address that leads nowhere', 404, 'elsewhere', null, ''],
    ['an address that is too long', 414, `portal/${LONG.slice(0, 3000)}`, null, ''],
    ['a form that is too large', 413, 'checkout/x', FORM, LONG],
    ['a form of another kind', 415, 'checkout/x', 'application/xml', '<a/>'],
    ['a form that cannot be read', 400, 'checkout/x', 'application/json', '{bad'],
  ] as const)('%s answers %i as a page with its headers', async ([, status, page, type, body]) => {
    const opened = await openForTest();
    const url = `${opened.address}/stripe-sandbox/${page}`;
    const response = await fetch(
      url,
      type === null ? {} : { method: 'POST', headers: { 'content-type': type }, body },
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toContain('aaaa');
  });

  test('a call that is too large is refused in the shape of Stripe', async () => {
    const { address } = await openForTest();
    const response = await fetch(`${address}/v1/customers`, {
      method: 'POST',
      headers: { 'content-type': FORM, authorization: `Bearer ${API_KEY}` },
      body: LONG,
    });
    expect(response.status).toBe(413);
    const { error } = (await response.json()) as { error: { type: string } };
    expect(error.type).toBe('invalid_request_error');
  });
});
