import { ROUTES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endAllSessions, endSessionsOf } from './end-sessions.ts';

describeOnEachDatabase('an operator', (open) => {
  let database: Database;
  let server: TestApp;
  beforeAll(async () => {
    database = await open();
    server = await openTestApp(database);
  });
  afterAll(() => server.close());

  const statusOf = async (browser: Browser) => (await browser.get(ROUTES.me)).statusCode;

  it('ends the sessions of one user, by username or email', async () => {
    const form = newForm();
    const { username, email, password } = form;
    const [other, first] = [await newUser(server), await newUser(server, form)];
    const second = await server.newBrowser().visit();
    await second.post(ROUTES.login, { username, password });
    expect(await endSessionsOf(database.orm, username.toUpperCase())).toBe(2);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
    const third = await server.newBrowser().visit();
    await third.post(ROUTES.login, { username, password });
    expect(await statusOf(third)).toBe(200);
    expect(await endSessionsOf(database.orm, ` ${email}`)).toBe(1);
    expect(await statusOf(third)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    expect(await endSessionsOf(database.orm, 'unknown name')).toBeNull();
  });

  it('ends the sessions of all users', async () => {
    const browsers = [await newUser(server), await newUser(server)];
    expect(await endAllSessions(database.orm)).toBeGreaterThanOrEqual(2);
    expect(await Promise.all(browsers.map(statusOf))).toEqual([401, 401]);
  });
});
