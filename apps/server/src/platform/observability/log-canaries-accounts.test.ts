import {
  CSRF_COOKIE,
  CSRF_HEADER,
  OPERATIONS_ROUTES,
  ROUTES,
  SESSION_COOKIE,
} from '@loopwright/contract';
import { expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { siteverify } from '../../modules/accounts/challenge/siteverify.ts';
import { openChallengeService } from '../../modules/accounts/challenge/testing/challenge-service.ts';
import { openSocialApp } from '../../modules/accounts/social/testing/social-app.ts';
import { createStripeGateway } from '../../modules/billing/stripe-gateway.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createLogger } from './logger.ts';

/** A closed port. */
const NOWHERE = { host: '127.0.0.1', port: 1 };

const cookiesOf = (browser: Browser) =>
  [SESSION_COOKIE.http, CSRF_COOKIE].flatMap((name) => browser.cookies.get(name) ?? []);

function expectNone(log: string, secrets: Iterable<string>): void {
  expect(log.split('\n').length).toBeGreaterThan(1);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
}

describeOnEachDatabase('the log', (open) => {
  it('contains no tokens of identity providers', async () => {
    const server = await openSocialApp(await open());
    const secrets = new Set<string>();
    const send = async (route: string, payload: Record<string, string>) => {
      const browser = await server.visitor();
      for (const value of Object.values(payload)) secrets.add(value);
      const response = await browser.post(route, payload);
      for (const cookie of cookiesOf(browser)) secrets.add(cookie);
      return response.statusCode;
    };
    const statuses = [
      await send(ROUTES.google, server.google({ email: 'canary@example.com' })),
      await send(ROUTES.google, server.google({ clientId: 'canary-foreign-audience' })),
      await send(ROUTES.google, { accessToken: 'canary-made-up-token' }),
      await send(ROUTES.microsoft, await server.microsoft()),
      await send(ROUTES.microsoft, { accessToken: 'canary-opaque', idToken: 'canary.id.token' }),
      await send(ROUTES.x, { accessToken: 'canary-x-token' }),
    ];
    for (const mood of ['down', 'failing', 'html', 'redirecting', 'garbled', 'huge'] as const) {
      server.providers.behave('google', mood);
      server.providers.behave('x', mood);
      statuses.push(await send(ROUTES.google, { accessToken: `canary-google-${mood}` }));
      statuses.push(await send(ROUTES.x, { accessToken: `canary-x-${mood}` }));
    }
    await server.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
    expectNone(server.log(), [...secrets, 'canary']);
  });

  it('contains no links of emails and no passwords', async () => {
    const server = await openTestApp(await open());
    const form = newForm({ password: 'canary-first-password' });
    const member = await newUser(server, form);
    const visitor = await server.newBrowser().visit();
    const tokens = () =>
      server.emails.flatMap(({ text }) => /#token=([\w-]{20,})/.exec(text)?.[1] ?? []);
    await visitor.post(ROUTES.passwordForgotten, { email: form.email });
    await visitor.post(ROUTES.passwordForgotten, { email: 'canary-unknown@example.com' });
    // One email to confirm the address, one to set a new password.
    const [confirm = '', reset = ''] = await eventually(() => {
      expect(tokens()).toHaveLength(2);
      return tokens();
    });
    const statuses = [
      await visitor.post(ROUTES.emailConfirmation, { token: 'canary-made-up-link' }),
      await visitor.post(ROUTES.emailConfirmation, { token: confirm }),
      await visitor.post(ROUTES.passwordReset, { token: reset, password: 'canary' }),
      await member.post(ROUTES.accountPassword, {
        password: 'canary-second-password',
        currentPassword: 'canary-wrong-password',
      }),
      await member.post(ROUTES.accountEmail, {
        email: 'canary-new-address@example.com',
        currentPassword: form.password,
      }),
      await member.get(ROUTES.account),
      await member.post(ROUTES.accountDeletion, {
        username: form.username,
        currentPassword: 'canary-wrong-password',
      }),
    ].map(({ statusCode }) => statusCode);
    await server.close();
    expect(statuses.filter((status) => status >= 500 || status === 404)).toEqual([]);
    const { username, email } = form;
    const cookies = [...cookiesOf(member), ...cookiesOf(visitor)];
    expectNone(server.log(), [confirm, reset, username, email, ...cookies, 'canary']);
  });

  it('contains no bodies, addresses, headers or file names, valid or invalid', async () => {
    const server = await openTestApp(await open());
    const browser = await newUser(server);
    const json = { 'content-type': 'application/json' };
    const raw = (payload: string, headers: Record<string, string> = json) =>
      browser.post(ROUTES.register, undefined, { payload, headers });
    const { payload } = formOf({ prompt: 'canary' });
    const named = payload.toString('latin1').replace('"prompt"', '"image"; filename="canary.png"');
    const boundary = { 'content-type': 'multipart/form-data; boundary=loopwright-test-boundary' };
    const answers = [
      await raw('{"password": "canary-broken'),
      await raw('"canary-text"'),
      await raw('{"__proto__": {"canary": 1}}'),
      await raw('{"username": ["canary"], "password": {"canary": "canary"}, "canary": 1}'),
      await raw('<canary/>', { 'content-type': 'application/canary' }),
      await raw(`{"password": "${'canary'.repeat(40_000)}"}`),
      await raw('{}', { ...json, [CSRF_HEADER]: 'canary-token' }),
      await browser.get('/api/canary?canary=canary', {
        headers: {
          referer: 'https://elsewhere.example/canary?canary#canary',
          authorization: 'Bearer canary',
          'user-agent': 'canary',
          'x-forwarded-for': 'canary',
          'x-request-id': 'canary',
          cookie: 'sid=canary; canary=canary',
        },
      }),
      await browser.get('/api/%canary'),
      await browser.get('/media/canarycanarycanarycan.png?download=canary'),
      await browser.get(`${ROUTES.creations}?cursor=canary&limit=canary`),
      await browser.delete('/api/creations/canary'),
      await browser.delete('/api/account/sessions/canary'),
      await browser.delete('/api/account/identities/canary'),
      await browser.post(ROUTES.generateImage, undefined, {
        payload: Buffer.from(named, 'latin1'),
        headers: { ...boundary, 'idempotency-key': 'canary' },
      }),
      await browser.post(ROUTES.generateImage, undefined, {
        payload: formOf({ prompt: 'canary', canary: 'canary' }, Buffer.from('canary')).payload,
        headers: boundary,
      }),
      await browser.post(ROUTES.stripeWebhook, undefined, {
        payload: '{"canary": 1}',
        headers: { ...json, 'stripe-signature': 't=1,v1=canary' },
      }),
    ];
    await server.close();
    for (const { statusCode } of answers) expect([200, 500]).not.toContain(statusCode);
    expectNone(server.log(), [...cookiesOf(browser), 'canary']);
  });

  it('contains no keys of this server when a called service is unavailable', async () => {
    const challenge = await openChallengeService();
    const environment = {
      MAIL_URL: `smtp://canary-user:canary-mail-password@${NOWHERE.host}:${NOWHERE.port}`,
      METRICS_TOKEN: 'canary-metrics-token',
      CHALLENGE: 'turnstile',
      CHALLENGE_SITE_KEY: 'site-key',
      CHALLENGE_SECRET: 'canary-challenge-secret',
      CONTACT_EMAIL: 'operator@example.com',
    };
    const config = parseConfig(environment);
    const { provider = 'turnstile', secret = '' } = config.security.challenge ?? {};
    const server = await openTestApp(await open(), {
      environment,
      mailer: openMailer(config, () => new Date()),
      accounts: { challenge: siteverify({ provider, secret }, { url: challenge.url }) },
    });
    const browser = await server.newBrowser().visit();
    challenge.mood = 'wrong-secret';
    const form = { ...newForm({ password: 'canary-password' }), challenge: 'canary-answer' };
    const refused = await browser.post(ROUTES.register, form);
    const contactForm = { name: 'canary', email: 'canary@example.com', message: 'canary' };
    const unsent = await browser.post(ROUTES.contact, contactForm);
    const metrics = await browser.get(OPERATIONS_ROUTES.metrics, {
      headers: { authorization: 'Bearer canary-other' },
    });
    expect([refused, unsent, metrics].map(({ statusCode }) => statusCode)).toEqual([503, 503, 401]);

    const gateway = createStripeGateway({
      apiKey: 'sk_test_canary',
      webhookSecret: 'whsec_canary',
      address: NOWHERE,
      timeoutMs: 1000,
    });
    const customer = { workspaceId: 'u', email: 'canary@example.com', name: 'canary' };
    const failure: unknown = await gateway
      .createCustomer(customer, 'canary-key')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    server.app.log.error({ err: failure }, 'request failed');
    await server.close();
    await challenge.close();
    expect(server.log()).toContain('ECONNREFUSED');
    expectNone(server.log(), [...cookiesOf(browser), 'canary']);
  });
});

it('the log contains no values of nested errors', () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  const url = 'postgres://ana:canary-password@';
  const parsing = (): unknown => {
    try {
      return new URL(url, 'canary://%');
    } catch (error) {
      return error;
    }
  };
  logger.error({ err: new Error('a call failed', { cause: parsing() }) }, 'request failed');
  logger.error({ err: Object.assign(new Error('x'), { config: { headers: 'canary' } }) }, 'failed');
  logger.warn({ password: 'canary', token: 'canary', part: { cookie: 'canary' } }, 'by mistake');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('canary');
});
