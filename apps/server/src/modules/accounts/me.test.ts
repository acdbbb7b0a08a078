import {
  CSRF_COOKIE,
  LENIENT_HANDLING,
  PREFER_HEADER,
  PREFERENCE_APPLIED_HEADER,
  ROUTES,
  type User,
  userResponseSchema,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, users } from '../../schema/schema.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const NOTICE = { title: 'For Mia', text: 'Your poster is at the printer.' };
const APPLIED = PREFERENCE_APPLIED_HEADER.toLowerCase();

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openMemoryDatabase();
  const environment = {
    NOTIFICATION_USERNAME: 'Mia',
    NOTIFICATION_TITLE: NOTICE.title,
    NOTIFICATION_TEXT: NOTICE.text,
  };
  server = await openTestApp(database, { environment });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('asking who is signed in, with lenient handling', () => {
  it.each(['handling=lenient', 'respond-async, Handling = "lenient"; foo=1'])(
    'answers 200 with a null user (%s)',
    async (preference) => {
      const headers = { [PREFER_HEADER]: preference };
      const browser = server.newBrowser();
      const response = await browser.get(ROUTES.me, { headers });
      expect([response.statusCode, response.json()]).toEqual([200, { user: null }]);
      expect(response.headers).toMatchObject({
        [APPLIED]: LENIENT_HANDLING,
        vary: PREFER_HEADER,
        'cache-control': 'no-store',
      });
      expect(browser.cookies.has(CSRF_COOKIE)).toBe(true);
      // The CSRF token of the response is valid for signing up.
      expect((await browser.post(ROUTES.register, newForm())).statusCode).toBe(200);
      const signedIn = await browser.get(ROUTES.me, { headers });
      expect(userResponseSchema.safeParse(signedIn.json()).success).toBe(true);
      expect(signedIn.headers[APPLIED]).toBeUndefined();
    },
  );

  it.each([{}, { [PREFER_HEADER]: 'handling=strict' }, { [PREFER_HEADER]: 'return=minimal' }])(
    'is not what %o does',
    async (headers) => {
      const response = await server.newBrowser().get(ROUTES.me, { headers });
      expect(response.statusCode).toBe(401);
      expect(response.headers.vary).toBe(PREFER_HEADER);
      expect(response.headers[APPLIED]).toBeUndefined();
    },
  );
});

describe('the personal notification', () => {
  const userOf = (body: { user: User }): User => body.user;

  it('is part of every user response of the named user', async () => {
    const form = newForm({ username: 'mia' });
    const browser = await newUser(server, form);
    const me = await browser.get(ROUTES.me);
    expect(userOf(me.json()).notification).toEqual(NOTICE);
    const { username, password } = form;
    const again = await browser.post(ROUTES.login, { username, password });
    expect(userOf(again.json()).notification).toEqual(NOTICE);
  });

  it.each(['mia2', 'Someone Else'])('is not shown to other users, such as %s', async (username) => {
    const browser = await newUser(server, newForm({ username, name: 'Mia' }));
    expect(userOf((await browser.get(ROUTES.me)).json())).not.toHaveProperty('notification');
  });
});

it('remembers the trial of a user whose plan has ended', async () => {
  const form = newForm();
  const browser = await newUser(server, form);
  const [user] = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, form.username));
  // A row as it is after the end of a subscription.
  const ended = { workspaceId: user?.id ?? '', hasUsedTrial: true };
  await database.orm.insert(subscriptions).values(ended);
  // A new session, so that nothing about the user is cached.
  const { username, password } = form;
  await browser.post(ROUTES.logout);
  await browser.post(ROUTES.login, { username, password });
  const me: { user: User } = (await browser.get(ROUTES.me)).json();
  expect(me.user).toMatchObject({ subscription: 'free', hasUsedTrial: true });
});
