import { errorBodySchema, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnEachDatabase('errors', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(await open());
  });
  afterAll(() => server.close());

  const postLogin = async (payload: string, contentType: string) => {
    const browser = await server.newBrowser().visit();
    const headers = { 'content-type': contentType };
    return browser.post(ROUTES.login, undefined, { payload, headers });
  };

  it.each([
    ['broken JSON', '{"username": ', 'application/json', 400, 'invalid'],
    ['no object', '[]', 'application/json', 400, 'missingCredentials'],
    [
      'wrong types',
      '{"username": 1, "password": {}}',
      'application/json',
      400,
      'missingCredentials',
    ],
    ['prototype tricks', '{"__proto__": {"x": 1}}', 'application/json', 400, 'invalid'],
    ['an unknown type', '<xml/>', 'application/xml', 415, 'invalid'],
    [
      '200 kB',
      `{"username": "${'x'.repeat(200_000)}"}`,
      'application/json',
      413,
      'requestTooLarge',
    ],
  ])('%s gets a status and a plain message', async (_, payload, contentType, status, code) => {
    const response = await postLogin(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(errorBodySchema.strict().parse(response.json()).code).toBe(code);
    expect(response.json<{ message: string }>().message).toMatch(/^[A-Z][^{}<>:]*\.?$/);
  });

  it.each(['/api/nothing', '/api/', '/media/nothing.png', '/api/auth/login'])(
    'GET %s is nothing, in JSON',
    async (url) => {
      const response = await server.newBrowser().get(url, { headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        code: 'notFound',
        message: SERVER_MESSAGES.notFound,
      });
    },
  );

  it('answers malformed paths', async () => {
    const response = await server.newBrowser().get('/api/creations/%zz');
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.parse(response.json()).code).toBe('invalid');
  });

  it('refuses text that the database cannot store', async () => {
    const browser = await server.newBrowser().visit();
    const response = await browser.post(ROUTES.login, { username: 'a\u0000b', password: 'x' });
    expect([400, 401]).toContain(response.statusCode);
  });

  it('contain the request id, which the log contains as well', async () => {
    const response = await server.newBrowser().get('/api/nothing');
    const { requestId } = errorBodySchema.parse(response.json());
    expect(response.headers['x-request-id']).toBe(requestId);
    expect(server.log()).toContain(requestId);
  });

  it('use no request id of the client', async () => {
    const headers = { 'x-request-id': 'chosen outside' };
    const response = await server.newBrowser().get('/api/nothing', { headers });
    expect(response.headers['x-request-id']).not.toBe('chosen outside');
  });

  it('are never cached', async () => {
    const answers = [
      await server.newBrowser().get('/api/nothing'),
      await server.newBrowser().get(ROUTES.me),
      await (await newUser(server)).get(ROUTES.me),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('unexpected errors', () => {
  describeOnEachDatabase('a broken database', (open) => {
    it('gives the user no internal details, and the log all details but values', async () => {
      const database = await open();
      const server = await openTestApp(database);
      const browser = await server.newBrowser().visit();
      const form = newForm({ name: 'a name that must stay private' });
      const { name, username, password, email } = form;
      await database.orm.execute(
        `alter table users add constraint broken check (name <> '${name}')`,
      );
      const response = await browser.post(ROUTES.register, form);

      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        code: 'internal',
        params: {},
        message: SERVER_MESSAGES.internal,
        requestId: response.headers['x-request-id'],
      });
      const log = server.log();
      expect(log).toContain('"level":"error"');
      for (const detail of ['23514', '"broken"', 'insert into', 'user-store.ts']) {
        expect(log).toContain(detail);
      }
      for (const value of [name, username, password, email]) expect(log).not.toContain(value);
      await server.close();
    });
  });
});
