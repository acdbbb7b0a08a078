import {
  type Account,
  accountResponseSchema,
  pathTo,
  userAccountResponseSchema,
  ROUTES,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { rateLimits, users } from '../../../schema/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser, PASSWORD } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { atOnce, pausingHasher } from '../testing/pausing-hasher.ts';
import { forget, nextEmail, nextToken } from './testing/mailbox.ts';

const MINUTE_MS = 60 * 1000;
const NEW_PASSWORD = 'a staple of horses';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describeOnEachDatabase('the ways into an account', (open) => {
  let database: Database;
  let server: TestApp;
  let passwords: Awaited<ReturnType<typeof pausingHasher>>;
  beforeAll(async () => {
    database = await open();
    passwords = await pausingHasher();
    server = await openTestApp(database, { accounts: { passwords } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.orm.delete(rateLimits);
    passwords.beforeHashing = atOnce;
    passwords.afterVerifying = atOnce;
  });

  const waitMs = (durationMs: number) => {
    server.time.now = new Date(server.time.now.getTime() + durationMs);
  };
  const isSignedIn = async (browser: Browser) => (await browser.get(ROUTES.me)).statusCode === 200;
  const accountOf = async (browser: Browser): Promise<Account> =>
    accountResponseSchema.parse((await browser.get(ROUTES.account)).json()).account;
  const signIn = async (username: string, password = PASSWORD, headers = {}) => {
    const browser = await server.newBrowser().visit();
    const response = await browser.post(ROUTES.login, { username, password }, { headers });
    if (response.statusCode !== 200) throw new Error(`Signing in failed: ${response.body}`);
    return browser;
  };
  const change = (browser: Browser, password: string, currentPassword?: string) =>
    browser.post(ROUTES.accountPassword, { password, currentPassword });

  describe('sessions', () => {
    it('are listed with their browsers, the newest first, and this one marked', async () => {
      const form = newForm();
      const first = await newUser(server, form);
      const startedAt = server.time.now.toISOString();
      waitMs(20 * MINUTE_MS);
      const second = await signIn(form.username, PASSWORD, { 'user-agent': FIREFOX });
      waitMs(10 * MINUTE_MS);
      await first.get(ROUTES.me);
      const response = await first.get(ROUTES.account);
      expect(response.headers['cache-control']).toBe('no-store');
      const { sessions, ...rest } = await accountOf(first);
      expect(rest).toEqual({
        hasPassword: true,
        isEmailConfirmed: false,
        storedBytes: 0,
        identities: [],
      });
      expect(sessions).toEqual([
        {
          id: expect.any(String) as string,
          agent: 'Firefox on Windows',
          startedAt: new Date(server.time.now.getTime() - 10 * MINUTE_MS).toISOString(),
          lastSeenAt: new Date(server.time.now.getTime() - 10 * MINUTE_MS).toISOString(),
          isCurrent: false,
        },
        {
          id: expect.any(String) as string,
          agent: '',
          startedAt,
          lastSeenAt: server.time.now.toISOString(),
          isCurrent: true,
        },
      ]);
      expect((await accountOf(second)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([
        true,
        false,
      ]);
    });

    it('can be ended one by one, and are dead at once', async () => {
      const form = newForm();
      const here = await newUser(server, form);
      const there = await signIn(form.username);
      // Twice: what is remembered must die as well.
      for (const browser of [there, there]) expect(await isSignedIn(browser)).toBe(true);
      const other = (await accountOf(here)).sessions.find(({ isCurrent }) => !isCurrent);
      const path = pathTo(ROUTES.accountSession, { id: other?.id ?? '' });
      const response = await here.delete(path);
      const { account } = accountResponseSchema.parse(response.json());
      expect(account.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect(await isSignedIn(there)).toBe(false);
      expect(await isSignedIn(here)).toBe(true);
      expect((await here.delete(path)).statusCode).toBe(404);
    });

    it('of this browser can be one of them', async () => {
      const browser = await newUser(server);
      const old = browser.cookies.get('sid') ?? '';
      const id = (await accountOf(browser)).sessions[0]?.id ?? '';
      const response = await browser.delete(pathTo(ROUTES.accountSession, { id }));
      expect(response.json()).toMatchObject({ account: { sessions: [] } });
      expect(browser.cookies.get('sid')).not.toBe(old);
      expect(await isSignedIn(browser)).toBe(false);
      expect((await browser.post(ROUTES.register, newForm())).statusCode).toBe(200);
    });

    it('belong to their user alone', async () => {
      const owner = await newUser(server);
      const other = await newUser(server);
      const id = (await accountOf(owner)).sessions[0]?.id ?? '';
      expect((await other.delete(pathTo(ROUTES.accountSession, { id }))).statusCode).toBe(404);
      const torn = pathTo(ROUTES.accountSession, { id: 'x' });
      expect((await other.delete(torn)).statusCode).toBe(400);
      expect((await other.delete(pathTo(ROUTES.accountSession, { id: '' }))).statusCode).toBe(404);
      expect(await isSignedIn(other)).toBe(true);
      expect(await isSignedIn(owner)).toBe(true);
    });

    it('can all be ended at once, here too', async () => {
      const form = newForm();
      const here = await newUser(server, form);
      const there = await signIn(form.username);
      const bystander = await newUser(server);
      const old = here.cookies.get('sid') ?? '';
      expect((await here.delete(ROUTES.accountSessions)).statusCode).toBe(204);
      expect(await Promise.all([here, there, bystander].map(isSignedIn))).toEqual([
        false,
        false,
        true,
      ]);
      const thief = server.newBrowser();
      expect((await thief.get(ROUTES.me, { cookies: { sid: old } })).statusCode).toBe(401);
      const { username } = form;
      const again = await here.post(ROUTES.login, { username, password: PASSWORD });
      expect(again.statusCode).toBe(200);
    });

    it('are neither shown to visitors nor ended for them', async () => {
      const visitor = await server.newBrowser().visit();
      const id = '00000000-0000-4000-8000-000000000000';
      expect((await visitor.get(ROUTES.account)).statusCode).toBe(401);
      expect((await visitor.delete(ROUTES.accountSessions)).statusCode).toBe(401);
      const path = pathTo(ROUTES.accountSession, { id });
      expect((await visitor.delete(path)).statusCode).toBe(401);
      expect((await change(visitor, NEW_PASSWORD, PASSWORD)).statusCode).toBe(401);
    });
  });

  describe('a password', () => {
    it('is changed with the current one, which ends all sessions but a new one here', async () => {
      const form = newForm();
      const here = await newUser(server, form);
      const there = await signIn(form.username);
      const old = here.cookies.get('sid') ?? '';
      const response = await change(here, NEW_PASSWORD, PASSWORD);
      expect(response.statusCode).toBe(200);
      const { account } = userAccountResponseSchema.parse(response.json());
      expect(account.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      const copy = server.newBrowser();
      expect((await copy.get(ROUTES.me, { cookies: { sid: old } })).statusCode).toBe(401);
      expect(await isSignedIn(await signIn(form.username, NEW_PASSWORD))).toBe(true);
      await expect(signIn(form.username)).rejects.toThrow('badCredentials');
      await nextEmail(server, form.email, 'Your password was changed');
    });

    it.each([
      [NEW_PASSWORD, 'a wrong one', SERVER_MESSAGES.wrongPassword],
      [NEW_PASSWORD, undefined, SERVER_MESSAGES.wrongPassword],
      ['short', PASSWORD, 'Password must be at least 8 characters'],
      ['Password1', PASSWORD, SERVER_MESSAGES.passwordCommon],
    ])('is not changed to %s with %s', async (password, currentPassword, message) => {
      const form = newForm();
      const browser = await newUser(server, form);
      const response = await change(browser, password, currentPassword);
      expect([response.statusCode, response.json<Error>().message]).toEqual([400, message]);
      expect(await isSignedIn(await signIn(form.username))).toBe(true);
    });

    it('is set by users without one who have just signed in', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const isTheirs = eq(users.username, form.username);
      await database.orm.update(users).set({ passwordHash: null }).where(isTheirs);
      expect((await accountOf(browser)).hasPassword).toBe(false);
      waitMs(15 * MINUTE_MS);
      const late = await change(browser, NEW_PASSWORD);
      expect(late.statusCode).toBe(403);
      expect(late.json()).toMatchObject({ code: 'signInAgain' });
      waitMs(-1);
      const response = await change(browser, NEW_PASSWORD);
      expect(response.json()).toMatchObject({ account: { hasPassword: true } });
      expect(await isSignedIn(await signIn(form.username, NEW_PASSWORD))).toBe(true);
    });

    it('that is changed voids the links that another person may have asked for', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      await forget(server, form.email);
      const token = await nextToken(server, form.email, 'reset-password');
      const confirmation = await nextToken(server, form.email, 'confirm-email');
      await change(browser, NEW_PASSWORD, PASSWORD);
      const late = await server.newBrowser().visit();
      const body = { token, password: 'a later one of mine' };
      expect((await late.post(ROUTES.passwordReset, body)).statusCode).toBe(400);
      // That the address is theirs stays as true as it was.
      const confirmed = await late.post(ROUTES.emailConfirmation, { token: confirmation });
      expect(confirmed.statusCode).toBe(200);
    });

    it('is not changed by a session that ended while it was being hashed', async () => {
      const form = newForm();
      const intruder = await newUser(server, form);
      const owner = await signIn(form.username);
      const { promise, resolve } = Promise.withResolvers<void>();
      passwords.beforeHashing = () => promise;
      const changing = change(intruder, 'a password of an intruder', PASSWORD);
      await eventually(() => expect(passwords.waiting).toBe(1));
      expect((await owner.delete(ROUTES.accountSessions)).statusCode).toBe(204);
      resolve();
      expect((await changing).statusCode).toBe(401);
      expect(await isSignedIn(intruder)).toBe(false);
      expect(await isSignedIn(await signIn(form.username))).toBe(true);
    });

    it('of a moment ago opens nothing, even if it was right when it was looked at', async () => {
      const form = newForm();
      const owner = await newUser(server, form);
      const intruder = await server.newBrowser().visit();
      const { promise, resolve } = Promise.withResolvers<void>();
      passwords.afterVerifying = () => promise;
      const { username } = form;
      const entering = intruder.post(ROUTES.login, { username, password: PASSWORD });
      await eventually(() => expect(passwords.waiting).toBe(1));
      passwords.afterVerifying = atOnce;
      expect((await change(owner, NEW_PASSWORD, PASSWORD)).statusCode).toBe(200);
      resolve();
      expect((await entering).statusCode).toBe(401);
      expect(await isSignedIn(intruder)).toBe(false);
    });
  });
});
