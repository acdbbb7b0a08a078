import { ROUTES, type User } from '@loopwright/contract';
import { openStripeSandbox, type StripeSandbox } from '@loopwright/stripe-sandbox';
import type { Database } from '../../../platform/database/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newUser } from '../../../testing/new-user.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Billing, createBilling } from '../billing.ts';
import { createCatalogue } from '../catalogue.ts';
import { SANDBOX_PAGES_PATH } from '../sandbox-pages.ts';
import type { GatewayConnection } from '../stripe-calls.ts';
import { createStripeGateway } from '../stripe-gateway.ts';
import { Counts } from './billing-fixture.ts';
import { priceOf, PRICES, SEAT_PRICES } from './fake-stripe.ts';

export const KEYS = { apiKey: 'sk_test_desk', webhookSecret: 'whsec_desk' };

interface Fault {
  readonly kind: 'status' | 'no_answer' | 'drop_before' | 'drop_after' | 'slow';
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly times?: number;
}

/** @param webhookUrl null: events go nowhere */
export const openMemorySandbox = (
  webhookUrl: string | null,
  pagesUrl: string,
  stateFile = ':memory:',
): Promise<StripeSandbox> =>
  openStripeSandbox({
    ...KEYS,
    stateFile,
    webhookUrl,
    pagesUrl,
    products: [
      {
        id: 'prod_basic',
        name: 'Creator',
        priceId: priceOf('basic'),
        unitAmount: 700,
        currency: 'usd',
        interval: 'month',
      },
      {
        id: 'prod_premium',
        name: 'Studio',
        priceId: priceOf('premium'),
        unitAmount: 1600,
        currency: 'usd',
        interval: 'month',
      },
      {
        id: 'prod_seat',
        name: 'Extra seat',
        priceId: 'price_seat',
        unitAmount: 300,
        currency: 'usd',
        interval: 'month',
        isAddOn: true,
      },
    ],
    webhookRetryDelayMs: () => 20,
  });

/** The server with the sandbox for its Stripe, over real connections in both directions. */
export class SandboxFixture {
  readonly counts = new Counts();
  readonly #server: TestApp;
  readonly #sandbox: StripeSandbox;
  readonly #connection: GatewayConnection;
  readonly #billing: Billing;

  private constructor(
    server: TestApp,
    sandbox: StripeSandbox,
    connection: GatewayConnection,
    billing: Billing,
  ) {
    this.#server = server;
    this.#sandbox = sandbox;
    this.#connection = connection;
    this.#billing = billing;
  }

  static async open(database: Database): Promise<SandboxFixture> {
    let billing: Billing | null = null;
    let sandbox: StripeSandbox | null = null;
    const catalogue = createCatalogue(PRICES, SEAT_PRICES);
    const server = await openTestApp(database, {
      environment: { PUBLIC_URL: 'http://loops.example' },
      payments: {
        kind: 'sandbox',
        catalogue,
        billing: () => billing,
        pages: (request, response) => sandbox?.handle(request, response),
      },
    });
    // The sandbox signs by the real clock.
    server.time.now = new Date();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const webhookUrl = `${address}${ROUTES.stripeWebhook}`;
    sandbox = await openMemorySandbox(webhookUrl, `${address}${SANDBOX_PAGES_PATH}`);
    const connection = { ...KEYS, address: await sandbox.listen(), timeoutMs: 2000 };
    billing = createBilling({
      database,
      gateway: createStripeGateway(connection, SEAT_PRICES),
      catalogue,
      clock: () => server.time.now,
      log: silentLog,
      observer: server.metrics,
      publicUrl: 'http://loops.example',
    });
    return new SandboxFixture(server, sandbox, connection, billing);
  }

  get billing(): Billing {
    return this.#billing;
  }

  get server(): TestApp {
    return this.#server;
  }

  newUser(): Promise<Browser> {
    return newUser(this.#server);
  }

  /** What the user sees once all events have arrived. */
  async look(member: Browser): Promise<User> {
    await this.#sandbox.settled();
    return (await member.get(ROUTES.me)).json<{ user: User }>().user;
  }

  /** Presses the button of a plan that is bought, and pays on the hosted page. */
  async buy(member: Browser, priceId: string, card = 'works'): Promise<Response> {
    const response = await member.post(ROUTES.createCheckoutSession, { priceId });
    if (response.statusCode !== 200) throw new Error(`No checkout: ${response.body}`);
    return this.pay(response.json<{ url: string }>().url, card);
  }

  pay(url: string, card = 'works'): Promise<Response> {
    const body = new URLSearchParams({ card });
    return fetch(url, { method: 'POST', body, redirect: 'manual' });
  }

  /** Makes a button of the portal pressed. */
  async portal(member: Browser, action: string, fields: Record<string, string> = {}) {
    const { url } = (await member.post(ROUTES.createPortalSession)).json<{ url: string }>();
    const body = new URLSearchParams(fields);
    return fetch(`${url}/${action}`, { method: 'POST', body, redirect: 'manual' });
  }

  async advanceDays(days: number): Promise<void> {
    await this.#control('clock/advance', { seconds: days * 24 * 60 * 60 });
    await this.#sandbox.settled();
  }

  fail(fault: Fault): Promise<unknown> {
    return this.#control('faults', fault);
  }

  /** What Stripe has, asked past our own code. */
  async ask<T>(path: string): Promise<T[]> {
    const response = await fetch(`${this.#url}/v1/${path}`, { headers: this.#headers });
    return ((await response.json()) as { data: T[] }).data;
  }

  settled(): Promise<void> {
    return this.#sandbox.settled();
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
    await this.#server.close();
  }

  get #url(): string {
    const { host, port } = this.#connection.address ?? { host: '', port: 0 };
    return `http://${host}:${port}`;
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${KEYS.apiKey}` };
  }

  async #control(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.#url}/sandbox/${path}`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}
