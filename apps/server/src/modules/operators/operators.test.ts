import { randomUUID } from 'node:crypto';
import {
  IDEMPOTENCY_HEADER,
  OPERATOR_LIMITS,
  OPERATOR_ROUTES,
  type OperatorLogEntry,
  type OperatorOverview,
  type OperatorUser,
  pathTo,
  ROUTES,
  TEAM_ROUTES,
  TOKEN_ROUTES,
  type TokenUsagePage,
  type User,
} from '@loopwright/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  generations,
  jobs,
  ledgerEntries,
  operatorActions,
  rateLimits,
  subscriptions,
  users,
} from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { nextToken } from '../accounts/recovery/testing/mailbox.ts';
import { newTeam } from '../teams/testing/team.ts';
import { readBalance } from '../tokens/index.ts';

const UNKNOWN_ID = randomUUID();

interface ActOptions {
  readonly userId?: string;
  /** null: none is sent. */
  readonly key?: string | null;
  readonly by?: Browser;
}

describeOnEachDatabase('operators', (open) => {
  let server: TestApp;
  let operator: Browser;
  let user: Browser;
  let form: ReturnType<typeof newForm>;
  let id: string;
  let earlier: ReadonlySet<string>;
  beforeEach(async () => {
    server = await openTestApp(await open(), { environment: { OPERATORS: 'Mira, jo' } });
    operator = await newOperator('mira');
    form = newForm();
    user = await newUser(server, form);
    id = await idOf(form.username);
    earlier = new Set((await readAllOfLog()).map((entry) => entry.id));
  });
  afterEach(async () => {
    const { orm } = server.fixtures.database;
    await orm.delete(rateLimits);
    // Other tests want these names.
    await orm.update(users).set({ usernameKey: sql`${users.id}::text` });
    await server.close();
  });

  /** The account was made before it was named in the configuration. */
  async function newOperator(usernameKey: string): Promise<Browser> {
    const operatorForm = newForm();
    const browser = await newUser(server, operatorForm);
    await server.fixtures.database.orm
      .update(users)
      .set({ username: usernameKey, usernameKey })
      .where(eq(users.username, operatorForm.username));
    return browser;
  }
  async function idOf(username: string): Promise<string> {
    const { orm } = server.fixtures.database;
    const [row] = await orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username));
    return row?.id ?? '';
  }
  const act = (
    action: object,
    { userId = id, key = randomUUID(), by = operator }: ActOptions = {},
  ) =>
    by.post(
      pathTo(OPERATOR_ROUTES.actions, { id: userId }),
      { reason: 'They asked for it.', ...action },
      { headers: key === null ? {} : { [IDEMPOTENCY_HEADER]: key } },
    );
  const grant = (tokens: number, options: ActOptions = {}) =>
    act({ action: 'grant', workspaceId: id, tokens }, options);
  const find = async (query: string) =>
    (await operator.get(`${OPERATOR_ROUTES.users}?query=${encodeURIComponent(query)}`)).json<{
      items: OperatorUser[];
    }>().items;
  const overview = async () =>
    (await operator.get(OPERATOR_ROUTES.overview)).json<OperatorOverview>();
  const readAllOfLog = async (): Promise<OperatorLogEntry[]> => {
    const all: OperatorLogEntry[] = [];
    let query = '';
    for (;;) {
      const { items, nextCursor } = (await operator.get(`${OPERATOR_ROUTES.log}${query}`)).json<{
        items: OperatorLogEntry[];
        nextCursor: string | null;
      }>();
      all.push(...items);
      if (nextCursor === null) return all;
      query = `?cursor=${nextCursor}`;
    }
  };
  /** What this test did: the log of the other tests cannot be emptied. */
  const log = async () => (await readAllOfLog()).filter((entry) => !earlier.has(entry.id));
  const logIn = async (username = form.username) => {
    const browser = await server.newBrowser().visit();
    return await browser.post(ROUTES.login, { username, password: PASSWORD });
  };
  const balance = () => readBalance(server.fixtures.database.orm, id, server.time.now);

  it('are the only ones who see the page, and are told so by their session', async () => {
    const visitor = await server.newBrowser().visit();
    for (const route of [OPERATOR_ROUTES.overview, OPERATOR_ROUTES.users, OPERATOR_ROUTES.log]) {
      expect((await visitor.get(route)).statusCode).toBe(401);
      expect((await user.get(route)).json()).toMatchObject({ code: 'notOperator' });
      const answer = await operator.get(route);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await act({ action: 'sign-out' }, { by: visitor })).statusCode).toBe(401);
    expect((await act({ action: 'sign-out' }, { by: user })).statusCode).toBe(403);
    const me = async (browser: Browser) => (await browser.get(ROUTES.me)).json<{ user: User }>();
    expect((await me(operator)).user.isOperator).toBe(true);
    expect((await me(user)).user).not.toHaveProperty('isOperator');
    expect(await log()).toEqual([]);
  });

  it('find users by the beginning of a name or an email, or by the id', async () => {
    const wanted = {
      id,
      username: form.username,
      email: form.email,
      suspendedAt: null,
      sharingSuspendedAt: null,
      isOperator: false,
      sessions: 1,
      workspaces: [
        { id, name: null, role: 'owner', plan: 'free', tokensLeft: 5, hasSubscription: false },
      ],
    };
    for (const query of [form.username.toUpperCase(), form.email, ` ${id} `])
      expect(await find(query)).toMatchObject([wanted]);
    expect(await find('%')).toEqual([]);
    expect(await find('no such name')).toEqual([]);
    expect((await find('')).length).toBeGreaterThan(1);
    expect(await find('mira')).toMatchObject([{ username: 'mira', isOperator: true }]);
    const tooLong = 'x'.repeat(OPERATOR_LIMITS.query + 1);
    expect((await operator.get(`${OPERATOR_ROUTES.users}?query=${tooLong}`)).statusCode).toBe(400);
  });

  it('suspend an account, which is signed out and cannot sign in, and lift that', async () => {
    const answer = await act({ action: 'suspend', reason: ' Stolen card. ' });
    expect(answer.json<{ user: OperatorUser }>().user).toMatchObject({
      suspendedAt: server.time.now.toISOString(),
      sessions: 0,
    });
    expect((await user.get(ROUTES.creations)).statusCode).toBe(401);
    const refused = await logIn();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'loginSuspended' });
    expect(refused.cookies).toEqual([]);
    // A wrong password does not tell that the account is suspended.
    const guess = await server.newBrowser().visit();
    const wrong = { username: form.username, password: 'wrong' };
    expect((await guess.post(ROUTES.login, wrong)).json()).toMatchObject({
      code: 'badCredentials',
    });
    server.time.now = new Date(server.time.now.getTime() + 1000);
    expect((await act({ action: 'lift' })).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    expect(await log()).toMatchObject([
      { action: 'lift', operator: 'mira', user: form.username, reason: 'They asked for it.' },
      { action: 'suspend', reason: 'Stolen card.', tokens: null, plan: null },
    ]);
  });

  it('refuse a new password by email while the account is suspended', async () => {
    const browser = await server.newBrowser().visit();
    await browser.post(ROUTES.passwordForgotten, { email: form.email });
    const token = await nextToken(server, form.email, 'reset-password');
    const reset = () => browser.post(ROUTES.passwordReset, { token, password: 'velvet hedgehog' });
    await act({ action: 'suspend' });
    expect((await reset()).json()).toMatchObject({ code: 'loginSuspended' });
    expect((await find(id))[0]).toMatchObject({ sessions: 0 });
    // The link was not used up.
    await act({ action: 'lift' });
    expect((await reset()).statusCode).toBe(200);
  });

  it('start no session beside a suspension', async () => {
    const [answer] = await Promise.all([logIn(), act({ action: 'suspend' }), logIn()]);
    expect([200, 403]).toContain(answer?.statusCode);
    expect((await find(id))[0]).toMatchObject({ sessions: 0 });
  });

  it('suspend no operator and no unknown account, and log neither', async () => {
    const jo = await newOperator('jo');
    for (const name of ['jo', 'mira']) {
      const refused = await act({ action: 'suspend' }, { userId: await idOf(name) });
      expect(refused.json()).toMatchObject({ code: 'operatorProtected' });
    }
    expect((await jo.get(OPERATOR_ROUTES.log)).statusCode).toBe(200);
    for (const userId of [UNKNOWN_ID, 'no-id'])
      expect((await act({ action: 'suspend' }, { userId })).statusCode).toBe(404);
    expect(await log()).toEqual([]);
  });

  it('sign a user out everywhere', async () => {
    await logIn();
    const answer = await act({ action: 'sign-out' });
    expect(answer.json()).toMatchObject({ user: { sessions: 0, suspendedAt: null } });
    expect((await user.get(ROUTES.creations)).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('give tokens, which the user sees with the reason, and which expire with the week', async () => {
    const answer = await grant(30);
    expect(answer.json<{ user: OperatorUser }>().user.workspaces).toMatchObject([
      { tokensLeft: 35, plan: 'free' },
    ]);
    expect(await balance()).toBe(35);
    const usage = (await user.get(TOKEN_ROUTES.usage)).json<TokenUsagePage>();
    expect(usage.items).toMatchObject([
      { kind: 'credit', tokens: 30, note: 'They asked for it.', plan: null },
      { kind: 'grant', tokens: 5, note: null },
    ]);
    const csv = (await user.get(TOKEN_ROUTES.usageCsv)).body;
    expect(csv).toContain('credit,30,They asked for it.');
    const entries = await server.fixtures.database.orm
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.workspaceId, id));
    const [entry] = await log();
    expect(entries).toMatchObject([
      { kind: 'grant', amount: 5 },
      { kind: 'credit', amount: 30, actorId: null, subjectId: entry?.id },
    ]);
    server.time.now = new Date(server.time.now.getTime() + 7 * 86_400_000);
    expect(await balance()).toBe(5);
  });

  it('give tokens once for each request, however often it arrives', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => grant(30, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await grant(30, { key })).statusCode).toBe(200);
    expect(await balance()).toBe(35);
    expect(await log()).toHaveLength(1);
    expect((await grant(31, { key })).json()).toMatchObject({ code: 'keyReused' });
    expect((await grant(30, { key: null })).statusCode).toBe(400);
    expect(await balance()).toBe(35);
    await Promise.all([grant(1), grant(2), grant(3)]);
    expect(await balance()).toBe(41);
  });

  it.each([
    ['too many tokens', { tokens: OPERATOR_LIMITS.tokens + 1 }, 'invalid'],
    ['no token', { tokens: 0 }, 'invalid'],
    ['half a token', { tokens: 1.5 }, 'invalid'],
    ['an empty reason', { reason: '  ' }, 'reasonRequired'],
    ['a long reason', { reason: 'x'.repeat(OPERATOR_LIMITS.reason + 1) }, 'invalid'],
    ["another user's workspace", { workspaceId: UNKNOWN_ID }, 'notFound'],
    ['another action', { action: 'delete' }, 'invalid'],
  ])('refuse %s, and book nothing', async (_, change, code) => {
    const refused = await act({ action: 'grant', workspaceId: id, tokens: 1, ...change });
    expect(refused.json()).toMatchObject({ code });
    expect(await balance()).toBe(5);
    expect(await log()).toEqual([]);
  });

  it('give a plan where no subscription decides, and to teams only the one for teams', async () => {
    const plan = (name: string, workspaceId = id, userId = id) =>
      act({ action: 'plan', plan: name, workspaceId }, { userId });
    expect((await plan('premium')).json()).toMatchObject({
      user: { workspaces: [{ plan: 'premium', tokensLeft: 1000 }] },
    });
    expect((await log())[0]).toMatchObject({ action: 'plan', plan: 'premium' });
    const { orm } = server.fixtures.database;
    await orm.insert(subscriptions).values({ workspaceId: id, status: 'active', plan: 'premium' });
    expect((await plan('free')).json()).toMatchObject({ code: 'planHasSubscription' });
    expect((await find(id))[0]?.workspaces).toMatchObject([{ hasSubscription: true }]);
    await orm.update(subscriptions).set({ status: 'canceled', plan: 'free' });
    expect((await plan('free')).statusCode).toBe(200);

    const team = await newTeam(server);
    expect((await plan('basic', team.id, team.owner.id)).json()).toMatchObject({
      code: 'teamPlanOnly',
    });
    expect((await plan('free', team.id, team.owner.id)).statusCode).toBe(200);
    expect((await team.owner.browser.get(TEAM_ROUTES.workspace)).statusCode).toBe(200);
  });

  it('have a log that cannot be changed, and that does not name deleted accounts', async () => {
    await grant(1);
    const { orm } = server.fixtures.database;
    await expect(orm.execute(sql`update operator_actions set reason = ''`)).rejects.toThrow(
      /operator_actions/,
    );
    await expect(orm.delete(operatorActions)).rejects.toThrow(/operator_actions/);
    await expect(orm.execute(sql`delete from operator_action_users`)).rejects.toThrow(
      /operator_action_users/,
    );
    const { username } = form;
    const deletion = { username, currentPassword: PASSWORD };
    expect((await user.post(ROUTES.accountDeletion, deletion)).statusCode).toBe(204);
    expect((await log())[0]).toMatchObject({ action: 'grant', tokens: 1, user: null });
  });

  it('read the log page by page', async () => {
    for (let number = 0; number < OPERATOR_LIMITS.logPage + 2; number += 1) await grant(1);
    const first = (await operator.get(OPERATOR_ROUTES.log)).json<{ items: OperatorLogEntry[] }>();
    expect(first.items).toHaveLength(OPERATOR_LIMITS.logPage);
    const ids = (await readAllOfLog()).map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await log()).toHaveLength(OPERATOR_LIMITS.logPage + 2);
  });

  it('see health, the queue and what failed', async () => {
    const { orm } = server.fixtures.database;
    const hoursAgo = (hours: number) => new Date(server.time.now.getTime() - hours * 3_600_000);
    const failures = [
      { hours: 1, code: 'modelTooSlow' },
      { hours: 30, code: 'modelTooSlow' },
      { hours: 2, code: 'nothingToDraw' },
      { hours: 8 * 24, code: 'modelFailed' },
    ];
    for (const { hours, code } of failures) {
      const job = { id: randomUUID(), workspaceId: id, createdAt: hoursAgo(hours) };
      await orm.insert(jobs).values({
        ...job,
        kind: 'generation',
        input: {},
        priority: 0,
        concurrencyGroup: 'fal',
        status: 'failed',
        errorCode: code,
        finishedAt: job.createdAt,
      });
      await orm.insert(generations).values({
        ...job,
        kind: 'gif',
        prompt: 'a secret prompt',
        options: { seed: 1, aspect: '1:1', width: 8, height: 8, model: 'fal:wan' },
        holdId: randomUUID(),
      });
    }
    await orm.insert(jobs).values({
      id: randomUUID(),
      workspaceId: id,
      kind: 'export',
      input: {},
      priority: 0,
      concurrencyGroup: 'exports',
      createdAt: hoursAgo(1),
    });
    // The emails to the new accounts are jobs, too.
    await vi.waitFor(async () => expect((await overview()).health.workers.running).toBe(0));
    const answer = await operator.get(OPERATOR_ROUTES.overview);
    expect(answer.body).not.toContain('secret');
    const { health, queue, failures: shown, failedJobs } = await overview();
    expect(health).toMatchObject({
      database: true,
      storage: true,
      freeBytes: null,
      sendsMail: false,
      workers: { state: 'stalled', running: 0 },
    });
    expect(queue).toContainEqual({
      group: 'exports',
      kind: 'export',
      waiting: 1,
      running: 0,
      oldestWaitingAt: hoursAgo(1).toISOString(),
    });
    const failure = { kind: 'gif', model: 'fal:wan' };
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({
      ...failure,
      reason: 'modelTooSlow',
      message: "The image service took too long. You weren't charged. Please try again.",
      day: 1,
      week: 2,
      lastAt: hoursAgo(1).toISOString(),
    });
    expect(shown).toContainEqual({
      ...failure,
      reason: 'nothingToDraw',
      message: '',
      day: 1,
      week: 1,
      lastAt: hoursAgo(2).toISOString(),
    });
    expect(failedJobs).toMatchObject([{ kind: 'generation', day: 2, week: 3 }]);
    await orm
      .update(jobs)
      .set({ status: 'running', heartbeatAt: sql`now()`, workerId: randomUUID() })
      .where(eq(jobs.kind, 'export'));
    expect((await overview()).health.workers).toMatchObject({ state: 'working', running: 1 });
  });

  it('are stopped when they do very much', async () => {
    const { orm } = server.fixtures.database;
    await grant(1);
    await orm.update(rateLimits).set({ count: 1000 });
    expect((await grant(1)).json()).toMatchObject({ code: 'tooManyRequests' });
    expect(await balance()).toBe(6);
  });
});
