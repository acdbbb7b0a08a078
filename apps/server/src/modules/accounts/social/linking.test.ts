import { randomUUID } from 'node:crypto';
import {
  type Account,
  FRESH_SIGN_IN_MINUTES,
  MESSAGES,
  pathTo,
  ROUTES,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { newForm, PASSWORD } from '../../../testing/new-user.ts';
import { deleteTestUser, giveUserPlan } from '../../../testing/workspaces.ts';
import { nextEmail } from '../recovery/testing/mailbox.ts';
import { lockUser } from '../users/account-state.ts';
import { deleteIdentity } from './identity-store.ts';
import { CLIENT_IDS_ENVIRONMENT } from './testing/identity-providers.ts';
import { openSocialApp, type SocialApp } from './testing/social-app.ts';

const START = new Date('2026-11-18T12:00:00Z');
const google = pathTo(ROUTES.accountIdentity, { provider: 'google' });
const microsoft = pathTo(ROUTES.accountIdentity, { provider: 'microsoft' });
const x = pathTo(ROUTES.accountIdentity, { provider: 'x' });

const messageOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ message: string }>().message,
];
const providersOf = (response: LightMyRequestResponse): string[] => {
  expect(response.statusCode).toBe(200);
  const { account } = response.json<{ account: Account }>();
  return account.identities.map(({ provider }) => provider).toSorted();
};
const statusesOf = (responses: readonly LightMyRequestResponse[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const unlink = (browser: Browser, url: string, currentPassword?: string) =>
  browser.delete(url, currentPassword === undefined ? {} : { payload: { currentPassword } });

describeOnEachDatabase('a linked identity', (open) => {
  let server: SocialApp;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    server = await openSocialApp(database);
  });
  beforeEach(() => {
    server.time.now = START;
  });
  afterAll(() => server.close());

  /** A user with a password. */
  const localMember = async (): Promise<Browser> => {
    const browser = await server.visitor();
    expect((await browser.post(ROUTES.register, newForm())).statusCode).toBe(200);
    return browser;
  };
  const withPassword = <T extends object>(tokens: T) => ({ ...tokens, currentPassword: PASSWORD });
  const nameOf = async (browser: Browser): Promise<string> =>
    (await browser.get(ROUTES.me)).json<{ user: User }>().user.username;
  const comeThrough = async (sub: string): Promise<string> => {
    const browser = await server.visitor();
    await browser.post(ROUTES.google, server.google({ sub }));
    return nameOf(browser);
  };

  it('becomes another sign-in method once it is linked', async () => {
    const browser = await localMember();
    const grant = { sub: randomUUID(), email: `${randomUUID()}@example.com` };
    const response = await browser.post(google, withPassword(server.google(grant)));
    expect(providersOf(response)).toEqual(['google']);
    expect(response.json<{ account: Account }>().account.identities[0]).toEqual({
      provider: 'google',
      label: grant.email,
      linkedAt: START.toISOString(),
    });
    expect(await comeThrough(grant.sub)).toBe(await nameOf(browser));
    // The email of the user stays unchanged.
    expect((await browser.get(ROUTES.me)).json<{ user: User }>().user.email).not.toBe(grant.email);
    const tokens = await server.microsoft();
    expect(providersOf(await browser.post(microsoft, withPassword(tokens)))).toEqual([
      'google',
      'microsoft',
    ]);
  });

  it('can be linked again without effect', async () => {
    const browser = await localMember();
    const sub = randomUUID();
    for (let index = 0; index < 2; index += 1) {
      const tokens = withPassword(server.google({ sub }));
      expect(providersOf(await browser.post(google, tokens))).toEqual(['google']);
    }
  });

  it('belongs to one user', async () => {
    const sub = randomUUID();
    const owner = await server.googleUser({ sub });
    const browser = await localMember();
    const response = await browser.post(google, withPassword(server.google({ sub })));
    expect(messageOf(response)).toEqual([409, SERVER_MESSAGES.identityTaken]);
    expect(await comeThrough(sub)).toBe(await nameOf(owner));
  });

  it('does not replace another one of the same provider', async () => {
    const browser = await localMember();
    await browser.post(google, withPassword(server.google()));
    const response = await browser.post(google, withPassword(server.google()));
    expect(messageOf(response)).toEqual([409, SERVER_MESSAGES.identityReplaces]);
  });

  it('is linked to one of two users at the same time, and one per provider to each', async () => {
    const sub = randomUUID();
    const browsers = [await localMember(), await localMember(), await localMember()];
    const rivals = await Promise.all(
      browsers.map((browser) => browser.post(google, withPassword(server.google({ sub })))),
    );
    expect(statusesOf(rivals)).toEqual([200, 409, 409]);
    const browser = await localMember();
    const several = await Promise.all(
      [1, 2, 3].map(() => browser.post(google, withPassword(server.google()))),
    );
    expect(statusesOf(several)).toEqual([200, 409, 409]);
  });

  it('is either linked or gets its own account when both are requested at once', async () => {
    const sub = randomUUID();
    const browser = await localMember();
    const [link, name] = await Promise.all([
      browser.post(google, withPassword(server.google({ sub }))),
      comeThrough(sub),
    ]);
    const isLinked = link.statusCode === 200;
    expect(isLinked ? 200 : 409).toBe(link.statusCode);
    expect(name === (await nameOf(browser))).toBe(isLinked);
  });

  it('is linked and unlinked with the password when there is one', async () => {
    const browser = await localMember();
    const calls = server.providers.calls.length;
    for (const changes of [{}, { currentPassword: 'wrong one' }]) {
      const response = await browser.post(google, { ...server.google(), ...changes });
      expect(messageOf(response)).toEqual([400, SERVER_MESSAGES.wrongPassword]);
    }
    // The token is not marked as used by a refused request.
    expect(server.providers.calls).toHaveLength(calls);
    await browser.post(google, withPassword(server.google()));
    expect(messageOf(await unlink(browser, google))).toEqual([400, SERVER_MESSAGES.wrongPassword]);
    expect(providersOf(await unlink(browser, google, PASSWORD))).toEqual([]);
  });

  it('is linked and unlinked soon after signing in when there is no password', async () => {
    const browser = await server.googleUser();
    expect(providersOf(await browser.post(microsoft, await server.microsoft()))).toHaveLength(2);
    server.time.now = new Date(START.getTime() + FRESH_SIGN_IN_MINUTES * 60_000);
    const tokens = server.providers.x.grant({ id: '99', name: 'Ana', username: 'ana' });
    expect(messageOf(await browser.post(x, tokens))).toEqual([403, SERVER_MESSAGES.signInAgain]);
    expect(messageOf(await unlink(browser, google))).toEqual([403, SERVER_MESSAGES.signInAgain]);
  });

  it('is verified as for signing in', async () => {
    const browser = await localMember();
    const foreign = withPassword(server.google({ clientId: 'another-client' }));
    expect(messageOf(await browser.post(google, foreign))).toEqual([
      401,
      SERVER_MESSAGES.identityRefused,
    ]);
    for (const body of [{}, { accessToken: ' ' }]) {
      expect(messageOf(await browser.post(google, withPassword(body)))).toEqual([
        400,
        MESSAGES.social.noAccessToken,
      ]);
    }
    const tokens = withPassword(await server.microsoft());
    expect(providersOf(await browser.post(microsoft, tokens))).toEqual(['microsoft']);
    expect((await browser.post(microsoft, tokens)).statusCode).toBe(401);
  });

  it('no longer signs in once it is unlinked', async () => {
    const sub = randomUUID();
    const browser = await localMember();
    await browser.post(google, withPassword(server.google({ sub })));
    await unlink(browser, google, PASSWORD);
    expect(await comeThrough(sub)).not.toBe(await nameOf(browser));
    expect(messageOf(await unlink(browser, google, PASSWORD))).toEqual([
      404,
      SERVER_MESSAGES.notLinked,
    ]);
  });

  it('ends the sessions that it started, but not this browser’s', async () => {
    const sub = randomUUID();
    const browser = await localMember();
    await browser.post(google, withPassword(server.google({ sub })));
    const thief = await server.visitor();
    await thief.post(ROUTES.google, server.google({ sub }));
    expect(await nameOf(thief)).toBe(await nameOf(browser));
    const refused = await unlink(browser, microsoft, PASSWORD);
    expect(refused.statusCode).toBe(404);
    expect((await thief.get(ROUTES.me)).statusCode).toBe(200);
    const response = await unlink(browser, google, PASSWORD);
    const { account } = response.json<{ account: Account }>();
    expect(account.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await thief.get(ROUTES.me)).statusCode).toBe(401);
    expect((await browser.get(ROUTES.me)).statusCode).toBe(200);
  });

  it('is unlinked while all sessions are ended, without a deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sub = randomUUID();
      const browser = await localMember();
      await browser.post(google, withPassword(server.google({ sub })));
      const other = await server.visitor();
      await other.post(ROUTES.google, server.google({ sub }));
      const [unlinked, ended] = await Promise.all([
        unlink(browser, google, PASSWORD),
        other.delete(ROUTES.accountSessions),
      ]);
      expect([200, 401]).toContain(unlinked.statusCode);
      expect([204, 401]).toContain(ended.statusCode);
    }
  });

  it('is announced to its user by email, once', async () => {
    const browser = await server.visitor();
    const form = newForm();
    expect((await browser.post(ROUTES.register, form)).statusCode).toBe(200);
    const grant = { sub: randomUUID(), email: 'thief@gmail.com' };
    await browser.post(google, withPassword(server.google(grant)));
    const linked = await nextEmail(
      server,
      form.email,
      'A sign-in method was added to your account',
    );
    expect(linked.text).toContain('Google · thief@gmail.com');
    await browser.post(google, withPassword(server.google(grant)));
    await unlink(browser, google, PASSWORD);
    const unlinked = await nextEmail(
      server,
      form.email,
      'A sign-in method was removed from your account',
    );
    expect(unlinked.text).toContain('Google · thief@gmail.com');
    const subjects = server.emails.filter(({ to }) => to === form.email);
    expect(subjects.filter(({ subject }) => subject.startsWith('A sign-in method'))).toHaveLength(
      2,
    );
  });

  it('does not sign in while it is being unlinked', async () => {
    const sub = randomUUID();
    const browser = await localMember();
    await browser.post(google, withPassword(server.google({ sub })));
    const username = await nameOf(browser);
    const stranger = await server.visitor();
    const rows = await database.orm.select().from(users).where(eq(users.username, username));
    const userId = rows[0]?.id ?? '';
    const held = Promise.withResolvers<void>();
    const coming = held.promise.then(() => stranger.post(ROUTES.google, server.google({ sub })));
    await database.transaction(async (tx) => {
      await lockUser(tx, userId);
      held.resolve();
      // The embedded database runs one transaction at a time, so that no lock is ever waited for.
      while (database.kind === 'postgres') {
        const { rows } = await tx.execute(
          sql`select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (rows.length > 0) break;
      }
      await deleteIdentity(tx, userId, 'google');
    });
    expect((await coming).statusCode).toBe(200);
    expect(await nameOf(stranger)).not.toBe(username);
  });

  it('may be unlinked and used at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sub = randomUUID();
      const browser = await server.googleUser({ sub });
      await browser.post(microsoft, await server.microsoft());
      const visitor = await server.visitor();
      const answers = await Promise.all([
        unlink(browser, google),
        visitor.post(ROUTES.google, server.google({ sub })),
      ]);
      // The unlinking also ends a session that was started just before it.
      expect(statusesOf(answers)).toEqual([200, 200]);
    }
  });

  it('stays when it is the last sign-in method', async () => {
    const browser = await server.googleUser();
    expect(messageOf(await unlink(browser, google))).toEqual([409, SERVER_MESSAGES.lastWayIn]);
    await browser.post(microsoft, await server.microsoft());
    expect(providersOf(await unlink(browser, google))).toEqual(['microsoft']);
    expect(messageOf(await unlink(browser, microsoft))).toEqual([409, SERVER_MESSAGES.lastWayIn]);
  });

  it('stays when the other one is of X, which no page offers', async () => {
    const browser = await server.googleUser();
    const tokens = server.providers.x.grant({ id: `${Date.now()}`, name: 'Ana', username: 'ana' });
    expect(providersOf(await browser.post(x, tokens))).toEqual(['google', 'x']);
    expect(messageOf(await unlink(browser, google))).toEqual([409, SERVER_MESSAGES.lastWayIn]);
    expect(providersOf(await unlink(browser, x))).toEqual(['google']);
  });

  it('stays when the others are unlinked at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await server.googleUser();
      await browser.post(microsoft, await server.microsoft());
      const both = await Promise.all([unlink(browser, google), unlink(browser, microsoft)]);
      expect(statusesOf(both)).toEqual([200, 409]);
      const { account } = (await browser.get(ROUTES.account)).json<{ account: Account }>();
      expect(account.identities).toHaveLength(1);
    }
  });

  it('stays when the others are of a disabled provider', async () => {
    const browser = await server.googleUser();
    await browser.post(microsoft, await server.microsoft());
    const { GOOGLE_CLIENT_ID } = CLIENT_IDS_ENVIRONMENT;
    const later = await openSocialApp(database, { environment: { GOOGLE_CLIENT_ID } });
    const same = later.newBrowser();
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    expect(messageOf(await unlink(same, google))).toEqual([409, SERVER_MESSAGES.lastWayIn]);
    const tokens = await later.microsoft();
    expect(messageOf(await same.post(microsoft, tokens))).toEqual([
      404,
      SERVER_MESSAGES.providerOff,
    ]);
    expect(providersOf(await unlink(same, microsoft))).toEqual(['google']);
    await later.close();
  });

  it('is free again once its user is deleted', async () => {
    const sub = randomUUID();
    const browser = await server.googleUser({ sub });
    const username = await nameOf(browser);
    const userId = await giveUserPlan(database, username, 'free');
    await deleteTestUser(database, userId);
    const rows = await database.orm.select().from(identities).where(eq(identities.subject, sub));
    expect(rows).toEqual([]);
    expect(await comeThrough(sub)).not.toBe('');
  });

  it('is linked and unlinked only by signed-in users', async () => {
    const browser = await server.visitor();
    expect((await browser.post(google, server.google())).statusCode).toBe(401);
    expect((await browser.post(google, {})).statusCode).toBe(401);
    expect((await unlink(browser, google)).statusCode).toBe(401);
  });

  it('is of a known provider', async () => {
    const browser = await localMember();
    const url = pathTo(ROUTES.accountIdentity, { provider: 'constructor' });
    expect((await browser.post(url, withPassword(server.google()))).statusCode).toBe(404);
    expect((await unlink(browser, url, PASSWORD)).statusCode).toBe(404);
  });
});
