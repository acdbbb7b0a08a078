import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StripeSandbox } from '@loopwright/stripe-sandbox';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, workspaces } from '../../schema/schema.ts';
import { createPostgresDatabase, createTestUser } from '../../testing/databases.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type Billing, createBilling } from './billing.ts';
import { createCatalogue } from './catalogue.ts';
import type { GatewayConnection } from './stripe-calls.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { Counts } from './testing/billing-fixture.ts';
import { PRICES } from './testing/fake-stripe.ts';
import type { KilledProcessOptions } from './testing/killed-process.ts';
import { KEYS, openMemorySandbox } from './testing/sandbox-fixture.ts';

const EVENT_POINTS = ['event-verified', 'subscriptions-read'] as const;
const SCRIPT = fileURLToPath(new URL('testing/killed-process.ts', import.meta.url));

describe.each(['embedded', 'postgres'] as const)('a process that is killed (%s)', (kind) => {
  // What is asked of Stripe again does not hang on the database. That a killed process leaves the
  // embedded one whole is shown at the two points with the most behind them.
  const furtherPoints = kind === 'postgres' ? ['at further points'] : [];
  let place: { databaseUrl: string | null; dataDirectory: string };
  let sandbox: StripeSandbox;
  let connection: GatewayConnection;
  let database: Database;
  let billing: Billing;
  let workspaceId = '';
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    const created = kind === 'postgres' ? await createPostgresDatabase() : null;
    drop = async () => created?.drop();
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'killed-'));
    place = { databaseUrl: created?.url ?? null, dataDirectory };
    sandbox = await openMemorySandbox(null, 'http://loops.example/stripe-sandbox');
    connection = { ...KEYS, address: await sandbox.listen() };
  });
  afterAll(async () => {
    await sandbox.close();
    await drop();
    await rm(place.dataDirectory, { recursive: true });
  });

  const openAgain = async (): Promise<void> => {
    database = await openDatabase({ ...place, isProduction: false }, silentLog);
    billing = createBilling({
      database,
      gateway: createStripeGateway(connection),
      catalogue: createCatalogue(PRICES),
      clock: () => new Date(),
      log: silentLog,
      observer: new Counts(),
      publicUrl: 'http://loops.example',
    });
  };
  beforeEach(async () => {
    await openAgain();
    workspaceId = await createTestUser(database);
  });
  afterEach(async () => database.close());

  const ask = async <T>(query: string): Promise<T[]> => {
    const { host, port } = connection.address ?? { host: '', port: 0 };
    const headers = { authorization: `Bearer ${KEYS.apiKey}` };
    const response = await fetch(`http://${host}:${port}/v1/${query}`, { headers });
    return ((await response.json()) as { data: T[] }).data;
  };
  const customers = () => ask<{ id: string }>(`customers?email=${workspaceId}%40example.com`);
  const subscriptionsOf = (customerId: string) =>
    ask<{
      id: string;
      status: string;
      cancel_at_period_end: boolean;
      items: { data: { price: { id: string } }[] };
    }>(`subscriptions?customer=${customerId}&status=all`);
  const kept = async () => {
    const [row] = await database.orm
      .select({
        plan: workspaces.plan,
        customerId: workspaces.stripeCustomerId,
        account: subscriptions,
      })
      .from(workspaces)
      .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
      .where(eq(workspaces.id, workspaceId));
    return row;
  };

  /** Pays what is open on the hosted page. */
  const buy = async (priceId: string): Promise<void> => {
    const url = new URL(await billing.service.startCheckout(workspaceId, priceId));
    const { host, port } = connection.address ?? { host: '', port: 0 };
    await fetch(`http://${host}:${port}${url.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ card: 'works' }),
      redirect: 'manual',
    });
  };

  /** Lets another process do it and die, and opens everything again. */
  const die = async (
    options: Pick<KilledProcessOptions, 'action' | 'point' | 'event'>,
  ): Promise<void> => {
    await database.close();
    const whole: KilledProcessOptions = { ...place, connection, workspaceId, ...options };
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(whole)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    await openAgain();
    // The dead one's lease runs out by itself; the test does not wait for that.
    await database.orm.update(subscriptions).set({ leaseEndsAt: sql`now() - interval '1 s'` });
  };

  it('after an upgrade: the plan is the new one, and was paid once', async () => {
    await buy('price_basic');
    await billing.reconciler.run();
    await die({ action: 'upgrade', point: 'subscription-changed' });
    expect((await kept())?.plan).toBe('basic');
    await billing.reconciler.run();
    const state = await kept();
    const found = await subscriptionsOf(state?.customerId ?? '');
    expect(found.map(({ items }) => items.data[0]?.price.id)).toEqual(['price_premium']);
    expect(state).toMatchObject({ plan: 'premium', account: { subscriptionId: found[0]?.id } });
    const paid = (await ask<{ amount_paid: number }>(`invoices?customer=${state?.customerId}`))
      .map(({ amount_paid: cents }) => cents)
      .filter((cents) => cents > 0);
    expect(paid).toEqual([1600]);
  });

  it.each(kind === 'postgres' ? EVENT_POINTS : EVENT_POINTS.slice(1))(
    'within an event, at %s: it has its effect later, once',
    async (point) => {
      await buy('price_premium');
      const customerId = (await kept())?.customerId ?? '';
      const events = await ask<{ type: string; data: { object: { customer?: string } } }>('events');
      const event = events.find(
        ({ type, data }) =>
          type === 'customer.subscription.created' && data.object.customer === customerId,
      );
      const body = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1000);
      const digest = createHmac('sha256', KEYS.webhookSecret)
        .update(`${timestamp}.${body}`)
        .digest('hex');
      const signed = { body, signature: `t=${timestamp},v1=${digest}` };
      await die({ action: 'event', point, event: signed });
      expect((await kept())?.plan).toBe('free');

      const result = await billing.reconciler.run();
      expect(result?.failed).toBe(0);
      expect(result?.recovered).toBeGreaterThan(0);
      expect((await kept())?.plan).toBe('premium');
      const again = await billing.events.receive(Buffer.from(signed.body), signed.signature);
      expect(again).toBe('replayed');
    },
  );

  describe.each(furtherPoints)('%s', () => {
    it('after the customer was made: it is found, not made again', async () => {
      await die({ action: 'checkout', point: 'customer-created' });
      expect((await kept())?.customerId).toBeNull();
      await billing.reconciler.run();
      const made = await customers();
      expect(made).toHaveLength(1);
      expect((await kept())?.customerId).toBe(made[0]?.id);
      await buy('price_basic');
      expect(await customers()).toHaveLength(1);
    });

    it('after the customer was made: the next click finds it as well', async () => {
      await die({ action: 'checkout', point: 'customer-created' });
      await billing.service.startCheckout(workspaceId, 'price_basic');
      expect(await customers()).toHaveLength(1);
    });

    it('after the checkout was made: the next click leads to the same one', async () => {
      await die({ action: 'checkout', point: 'checkout-created' });
      const [customer] = await customers();
      const sessions = () =>
        ask<{ url: string }>(`checkout/sessions?status=open&customer=${customer?.id}`);
      const [open] = await sessions();
      expect(await billing.service.startCheckout(workspaceId, 'price_basic')).toBe(open?.url);
      expect(await sessions()).toHaveLength(1);
    });

    it('after a cancellation: its end is known', async () => {
      await buy('price_premium');
      await billing.reconciler.run();
      await die({ action: 'cancel', point: 'subscription-cancelled' });
      expect((await kept())?.account?.endsAt).toBeNull();
      await billing.reconciler.run();
      const state = await kept();
      const [found] = await subscriptionsOf(state?.customerId ?? '');
      expect(found?.cancel_at_period_end).toBe(true);
      expect(state?.plan).toBe('premium');
      expect(state?.account?.endsAt).toEqual(state?.account?.periodEndsAt);
    });
  });
});
