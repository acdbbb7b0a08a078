import { CSRF_HEADER, ROUTES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../schema/schema.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';

const ADDRESS = '203.0.113.7';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await openTestApp(database);
  return () => server.close();
});

type Line = Readonly<Record<string, unknown>>;

const lines = (): Line[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes('"request answered"'))
    .map((line) => JSON.parse(line) as Line);

const idOf = async (username: string): Promise<string | undefined> => {
  const found = database.orm.select({ id: users.id }).from(users);
  return (await found.where(eq(users.username, username)))[0]?.id;
};

describe('the log of requests', () => {
  it('contains account, route and pseudonym of a login, but no address', async () => {
    const form = newForm();
    const browser = await server.newBrowser(ADDRESS).visit();
    await browser.post(ROUTES.register, form);
    await browser.post(ROUTES.logout);
    await browser.post(ROUTES.login, { username: form.username, password: form.password });
    const userId = await idOf(form.username);
    const changes = lines().filter(({ method }) => method === 'POST');
    expect(changes).toMatchObject([
      { route: ROUTES.register, statusCode: 200, userId },
      { route: ROUTES.logout, statusCode: 204, userId },
      { route: ROUTES.login, statusCode: 200, userId },
    ]);
    expect(new Set(changes.map(({ client }) => client)).size).toBe(1);
    expect(changes[0]?.client).toMatch(/^[\w-]{16}$/);
    expect(server.log()).not.toContain(ADDRESS);
  });

  it('contains the reason of a refusal', async () => {
    const form = newForm();
    const member = await newUser(server, form);
    const visitor = await server.newBrowser(ADDRESS).visit();
    await visitor.post(ROUTES.login, { username: form.username, password: 'wrong password' });
    await visitor.get(ROUTES.creations);
    await member.post(ROUTES.generateImage, {}, { headers: { [CSRF_HEADER]: 'forged' } });
    expect(lines().filter(({ code }) => code !== undefined)).toMatchObject([
      { route: ROUTES.me, statusCode: 401, code: 'unauthenticated' },
      { route: ROUTES.me, statusCode: 401, code: 'unauthenticated' },
      { route: ROUTES.login, statusCode: 401, code: 'badCredentials' },
      { route: ROUTES.creations, statusCode: 401, code: 'unauthenticated' },
      { route: ROUTES.generateImage, statusCode: 403, code: 'csrf' },
    ]);
  });

  it('has one line for each request, whatever is sent', async () => {
    const browser = await server.newBrowser().visit();
    const before = lines().length;
    const forged = 'x\n{"level":"info","msg":"request answered","userId":"forged"}\n\u001b[31m';
    await browser.post(ROUTES.login, { username: forged, password: forged });
    await browser.get(`/api/creations?cursor=${encodeURIComponent(forged)}`);
    expect(lines()).toHaveLength(before + 2);
    expect(server.log()).not.toContain('forged');
    expect(server.log()).not.toContain('\u001b');
  });
});
