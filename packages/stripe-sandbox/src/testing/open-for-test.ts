import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { openStripeSandbox } from '../index.ts';
import type { StripeSandbox, StripeSandboxOptions } from '../index.ts';

export const API_KEY = 'sk_test_sandbox_key';
export const WEBHOOK_SECRET = 'whsec_sandbox_secret';
export const START = new Date('2026-11-21T10:00:00Z');
export const BASIC = 'price_basic';
export const PREMIUM = 'price_premium';

const PRODUCTS: StripeSandboxOptions['products'] = [
  {
    id: 'prod_basic',
    name: 'Creator',
    priceId: BASIC,
    unitAmount: 700,
    currency: 'usd',
    interval: 'month',
    description: '200 tokens per week',
  },
  {
    id: 'prod_premium',
    name: 'Studio',
    priceId: PREMIUM,
    unitAmount: 1600,
    currency: 'usd',
    interval: 'month',
    description: '1000 tokens per week',
  },
];

export interface OpenedSandbox {
  readonly sandbox: StripeSandbox;
  readonly stripe: Stripe;
  /** Where the interface listens. */
  readonly address: string;
  /** What the hosted pages' addresses begin with; requests to them go to `address`. */
  readonly pagesUrl: string;
  /** Moves the clock on. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Asks for a hosted page, or posts its form. */
  readonly visit: (url: string, form?: Record<string, string>) => Promise<Response>;
}

/** A sandbox with a clock that stands still, and the real SDK before it; closed after the test. */
export async function openForTest(
  given: Partial<StripeSandboxOptions> = {},
): Promise<OpenedSandbox> {
  const pagesUrl = 'http://app.example/stripe-sandbox';
  const sandbox = await openStripeSandbox({
    stateFile: ':memory:',
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: null,
    pagesUrl,
    products: PRODUCTS,
    now: () => START,
    webhookRetryDelayMs: () => 1,
    ...given,
  });
  onTestFinished(() => sandbox.close());
  const { host, port } = await sandbox.listen();
  const address = `http://${host}:${port}`;
  const stripe = sdkFor(host, port);
  return {
    sandbox,
    stripe,
    address,
    pagesUrl,
    advance: async (seconds) => {
      await control(address, '/sandbox/clock/advance', { seconds });
    },
    visit: (url, form) =>
      fetch(url.replace('http://app.example', address), {
        redirect: 'manual',
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      }),
  };
}

export function sdkFor(host: string, port: number, apiKey = API_KEY): Stripe {
  return new Stripe(apiKey, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A call of the sandbox's own JSON interface. */
export async function control(address: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

interface Received {
  readonly body: string;
  readonly signature: string;
  readonly event: Stripe.Event;
}

interface Listener {
  readonly url: string;
  readonly received: Received[];
}

/** Listens for events; `answer` says with which status, by how many have come before. */
export async function listenForEvents(
  answer: (before: number) => number = () => 200,
): Promise<Listener> {
  const received: Received[] = [];
  let calls = 0;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answer(calls);
      calls += 1;
      const body = Buffer.concat(chunks).toString('utf8');
      if (status < 300) {
        const signature = String(request.headers['stripe-signature']);
        received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return { url: `http://127.0.0.1:${port}/api/stripe/webhook`, received };
}

/** How the SDK reports a refusal. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected a refusal, got ${String(outcome)}`);
}

/** A customer with a subscription bought on the checkout page. */
export async function subscribe(
  { stripe, visit }: OpenedSandbox,
  options: { card?: string; price?: string; trialDays?: number } = {},
): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription }> {
  const customer = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: options.price ?? BASIC, quantity: 1 }],
    success_url: 'http://app.example/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://app.example/cancel',
    ...(options.trialDays ? { subscription_data: { trial_period_days: options.trialDays } } : {}),
  });
  await visit(session.url ?? '', { card: options.card ?? 'works' });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  if (!subscription) throw new Error('The checkout made no subscription');
  return { customer, subscription };
}
