import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Configuration,
  CSRF_COOKIE,
  CSRF_HEADER,
  ROUTES,
  type User,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { openServer, type Server } from '../../server.ts';
import { newForm } from '../../testing/new-user.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payments-'));
});
afterEach(async () => rm(folder, { recursive: true }));

const open = async (): Promise<{ server: Server; address: string }> => {
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
  const server = await openServer(parseConfig(environment), createLogger('silent'));
  return { server, address: await server.start() };
};

/** A client that keeps its cookies when the server restarts at another address. */
function newVisitor() {
  const cookies = new Map<string, string>();
  return async <T>(address: string, route: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as T;
  };
}

it('sells a plan with nothing set up, and still knows it after a restart', async () => {
  const call = newVisitor();
  const first = await open();
  await call(first.address, ROUTES.me);
  await call(first.address, ROUTES.register, newForm());
  const { payments, plans } = await call<Configuration>(first.address, ROUTES.configuration);
  expect(payments).toBe('sandbox');
  const priceId = plans.find(({ name }) => name === 'premium')?.priceId ?? '';
  expect(plans.map(({ trialDays }) => trialDays)).toEqual([0, 7, 0]);

  const buy = { priceId };
  const { url } = await call<{ url: string }>(first.address, ROUTES.createCheckoutSession, buy);
  expect(url.startsWith(`${first.address}/stripe-sandbox/`)).toBe(true);
  const form = new URLSearchParams({ card: 'works' });
  const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`${first.address}/success`);
  const look = async (address: string) => (await call<{ user: User }>(address, ROUTES.me)).user;
  while ((await look(first.address)).subscription !== 'premium');
  await first.server.stop(0);

  const second = await open();
  const { url: portal } = await call<{ url: string }>(
    second.address,
    ROUTES.createPortalSession,
    {},
  );
  expect((await fetch(portal)).status).toBe(200);
  expect(await look(second.address)).toMatchObject({
    subscription: 'premium',
    subscriptionStatus: 'active',
  });
  await second.server.stop(0);
  const secret = await stat(path.join(folder, 'stripe-sandbox', 'secret'));
  expect(secret.mode & 0o077).toBe(0);
});
