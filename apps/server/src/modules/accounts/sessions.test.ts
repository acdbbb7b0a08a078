import { createHash, randomUUID } from 'node:crypto';
import { ROUTES, type User } from '@loopwright/contract';
import { eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { mailLinks, rateLimits, sessions, users } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { holdTokens } from '../../testing/hold-tokens.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readStoredBytes } from '../creations/assets.ts';
import { changePlan, releaseHold } from '../tokens/ledger.ts';
import { createAccounts } from './accounts.ts';
import { allEmailsSent, nextToken } from './recovery/testing/mailbox.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeOnEachDatabase('sessions', (open) => {
  let server: TestApp;
  const start = new Date('2026-11-18T12:00:00Z');
  beforeAll(async () => {
    server = await openTestApp(await open());
  });
  beforeEach(async () => {
    // They are counted by the time of the test.
    await allEmailsSent(server);
    await server.fixtures.database.orm.delete(rateLimits);
    server.time.now = start;
  });
  afterAll(() => server.close());

  const waitMs = (durationMs: number) => {
    server.time.now = new Date(server.time.now.getTime() + durationMs);
  };
  const isSignedIn = async (browser: Browser) => (await browser.get(ROUTES.me)).statusCode === 200;
  const rowOf = async (browser: Browser) => {
    const value = browser.cookies.get('sid') ?? '';
    const tokenHash = createHash('sha256').update(value).digest('hex');
    const { orm } = await open();
    const [row] = await orm.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
    return row;
  };

  it('are stored as a hash of 256 random bits', async () => {
    const browser = await newUser(server);
    const value = browser.cookies.get('sid') ?? '';
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    expect(await rowOf(browser)).toBeDefined();
    const rows = await (await open()).orm.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('are new at every sign-in, which ends the previous one of the browser', async () => {
    const form = newForm();
    const browser = await server.newBrowser().visit();
    const values = [browser.cookies.get('sid')];
    await browser.post(ROUTES.register, form);
    values.push(browser.cookies.get('sid'));
    const { username } = form;
    expect((await browser.post(ROUTES.login, { username, password: PASSWORD })).statusCode).toBe(
      200,
    );
    values.push(browser.cookies.get('sid'));
    expect(new Set(values).size).toBe(3);
    for (const sid of values.slice(0, 2)) {
      const answer = await server.newBrowser().get(ROUTES.me, { cookies: { sid: sid ?? '' } });
      expect(answer.statusCode).toBe(401);
    }
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('end after 14 days without a request', async () => {
    const browser = await newUser(server);
    waitMs(14 * DAY_MS - 1);
    expect(await isSignedIn(browser)).toBe(true);
    waitMs(14 * DAY_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('end after 90 days despite activity', async () => {
    const browser = await newUser(server);
    for (let day = 0; day < 89; day += 1) {
      waitMs(DAY_MS);
      expect(await isSignedIn(browser)).toBe(true);
    }
    waitMs(DAY_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('record activity once in ten minutes', async () => {
    const browser = await newUser(server);
    waitMs(10 * MINUTE_MS - 1);
    await isSignedIn(browser);
    expect((await rowOf(browser))?.lastSeenAt).toEqual(start);
    waitMs(1);
    await isSignedIn(browser);
    expect((await rowOf(browser))?.lastSeenAt).toEqual(server.time.now);
  });

  it('are swept only after they expired, as are limits and links', async () => {
    const database = await open();
    const [early, late] = [newForm(), newForm()];
    const idle = await newUser(server, early);
    await nextToken(server, early.email, 'confirm-email');
    waitMs(13 * DAY_MS);
    const busy = await newUser(server, late);
    await nextToken(server, late.email, 'confirm-email');
    await allEmailsSent(server);
    waitMs(2 * DAY_MS);
    const clock = () => server.time.now;
    const { sweeps } = await createAccounts({
      ...server,
      database,
      clock,
      readStoredBytes,
      queue: server.fixtures.jobs.queue,
      mailer: { send: async () => undefined },
      limiter: new AttemptLimiter(database, clock, 'secret'),
    });
    await Promise.all(sweeps.map((sweep) => sweep()));
    expect(await rowOf(idle)).toBeUndefined();
    expect(await rowOf(busy)).toBeDefined();
    expect(await database.orm.select().from(rateLimits)).toEqual([]);
    const isOver = lt(mailLinks.expiresAt, server.time.now);
    expect(await database.orm.select().from(mailLinks).where(isOver)).toEqual([]);
  });

  it('show every change at once, also of another process', async () => {
    const database = await open();
    const browser = await newUser(server);
    const userId = (await rowOf(browser))?.userId ?? '';
    const look = async () => {
      // Read twice, because the second read comes from the cache.
      await browser.get(ROUTES.me);
      const { user } = (await browser.get(ROUTES.me)).json<{ user: User }>();
      return [user.name, user.subscription, user.tokensRemaining];
    };
    expect(await look()).toEqual(['Ana', 'free', 5]);
    const at = server.time.now;
    const holdId = randomUUID();
    await database.transaction((tx) =>
      holdTokens(tx, { workspaceId: userId, holdId, amount: 1, reason: 'test', at }),
    );
    expect(await look()).toEqual(['Ana', 'free', 4]);
    await database.transaction((tx) => changePlan(tx, { workspaceId: userId, plan: 'basic', at }));
    expect(await look()).toEqual(['Ana', 'basic', 199]);
    await database.orm.update(users).set({ name: 'Bea' }).where(eq(users.id, userId));
    expect(await look()).toEqual(['Bea', 'basic', 199]);
    await database.transaction((tx) => releaseHold(tx, { holdId, at }));
    expect(await look()).toEqual(['Bea', 'basic', 200]);
    await database.orm.execute(sql`update users set name = 'Cleo' where id = ${userId}`);
    expect(await look()).toEqual(['Cleo', 'basic', 200]);
    server.time.now = new Date('2026-11-23T05:00:00Z');
    expect(await look()).toEqual(['Cleo', 'basic', 200]);
    await database.orm.delete(sessions).where(eq(sessions.userId, userId));
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('end when the user is deleted', async () => {
    const browser = await newUser(server);
    const { orm } = await open();
    const userId = (await rowOf(browser))?.userId;
    // An account deletion deletes the personal workspace, which has the user's id, before the user.
    await orm.execute(`delete from workspaces where id = '${userId}'`);
    await orm.execute(`delete from users where id = '${userId}'`);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
