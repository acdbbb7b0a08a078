import { CSRF_COOKIE, CSRF_HEADER, pathTo, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createApp } from './create-app.ts';
import { csrfTokens } from './csrf.ts';
import { sessionCookie } from './session-cookie.ts';

describeOnEachDatabase('the anti-forgery token', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(await open());
  });
  afterAll(() => server.close());

  it('is part of every session response, with and without a login, readable for scripts', async () => {
    const visitor = await server.newBrowser().get(ROUTES.me);
    const member = await (await newUser(server)).get(ROUTES.me);
    for (const [response, statusCode] of [
      [visitor, 401],
      [member, 200],
    ] as const) {
      expect(response.statusCode).toBe(statusCode);
      const cookie = response.cookies.find(({ name }) => name === CSRF_COOKIE);
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      expect(cookie?.httpOnly).toBeUndefined();
    }
  });

  it('of the new session is part of the login response', async () => {
    const browser = await server.newBrowser().visit();
    const before = browser.cookies.get(CSRF_COOKIE);
    await browser.post(ROUTES.register, newForm());
    expect(browser.cookies.get(CSRF_COOKIE)).not.toBe(before);
    expect((await browser.post(ROUTES.logout)).statusCode).toBe(204);
  });

  it.each([
    ['POST', ROUTES.register],
    ['POST', ROUTES.login],
    ['POST', ROUTES.logout],
    ['POST', ROUTES.generateImage],
    ['POST', ROUTES.generateGif],
    ['DELETE', pathTo(ROUTES.creation, { id: '3f2b8a1e-0000-4000-8000-000000000000' })],
    ['DELETE', pathTo(ROUTES.generation, { id: '3f2b8a1e-0000-4000-8000-000000000000' })],
  ] as const)('is required by %s %s', async (method, url) => {
    const browser = await newUser(server);
    const stranger = await newUser(server);
    const cookies = Object.fromEntries(browser.cookies);
    const foreign = stranger.cookies.get(CSRF_COOKIE) ?? '';
    const own = browser.cookies.get(CSRF_COOKIE) ?? '';
    for (const token of [undefined, '', 'x', own.slice(1), `${own}x`, 'ä'.repeat(43), foreign]) {
      const headers = token === undefined ? {} : { [CSRF_HEADER]: token };
      const response = await server.app.inject({ method, url, cookies, headers });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'csrf',
        message: SERVER_MESSAGES.csrf,
      });
    }
  });

  it('of an earlier session is refused', async () => {
    const browser = await newUser(server);
    const old = browser.cookies.get(CSRF_COOKIE) ?? '';
    await browser.post(ROUTES.logout);
    const response = await browser.post(ROUTES.logout, undefined, {
      headers: { [CSRF_HEADER]: old },
    });
    expect(response.statusCode).toBe(403);
  });

  it('is not required by routes with another authentication', async () => {
    const { availability, metrics, config, app } = server;
    const cookie = sessionCookie(false);
    const own = await createApp({
      ...config,
      logger: app.log,
      availability,
      metrics,
      cookie,
      csrf: csrfTokens('secret'),
      pseudonym: () => 'pseudonym',
      scriptHashes: [],
    });
    own.post('/signed', { config: { csrf: false } }, () => 'ok');
    own.post('/unsigned', () => 'ok');
    expect((await own.inject({ method: 'POST', url: '/signed' })).statusCode).toBe(200);
    expect((await own.inject({ method: 'POST', url: '/unsigned' })).statusCode).toBe(403);
    await own.close();
  });
});

describeOnEachDatabase('cookies under https', (open) => {
  it('are secure, and the session has the prefix that pins it to this host', async () => {
    const environment = { PUBLIC_URL: 'https://loops.example' };
    const server = await openTestApp(await open(), { environment });
    const { cookies, headers } = await server.newBrowser().get(ROUTES.me);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-sid',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
      }),
      expect.objectContaining({ name: CSRF_COOKIE, path: '/', sameSite: 'Lax', secure: true }),
    ]);
    expect(cookies[0]?.domain).toBeUndefined();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await server.close();
  });
});
