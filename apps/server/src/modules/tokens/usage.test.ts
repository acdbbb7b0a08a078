import { randomUUID } from 'node:crypto';
import {
  type RecentTokenUsage,
  TOKEN_ROUTES,
  type TokenEntry,
  type TokenUsagePage,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { holdTokens } from '../../testing/hold-tokens.ts';
import { newUserWithId } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { imageOf } from '../generation/testing/requests.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { changePlan, releaseHold, settleHold } from './ledger.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HEADER = 'time,kind,tokens,reason,generation,prompt';

describeOnEachDatabase('the usage of tokens', (open) => {
  let test: TestApp;
  let owner: TestUser;
  beforeEach(async () => {
    test = await openTestApp(await open());
    owner = await createUser();
  });
  afterEach(() => test.close());

  interface TestUser {
    readonly browser: Browser;
    readonly principal: UserPrincipal;
  }

  async function createUser(): Promise<TestUser> {
    const { id: userId, browser } = await newUserWithId(test);
    return {
      browser,
      principal: {
        kind: 'user',
        userId,
        workspaceId: userId,
        role: 'owner',
        plan: 'free',
        sessionId: randomUUID(),
        isReadOnly: false,
      },
    };
  }

  async function hold(at: Date, end: 'settle' | 'release' | 'none' = 'settle'): Promise<void> {
    const { workspaceId } = owner.principal;
    const holdId = randomUUID();
    await test.fixtures.database.transaction(async (tx) => {
      await holdTokens(tx, { workspaceId, holdId, amount: 1, reason: 'image', at });
      if (end === 'settle') await settleHold(tx, { holdId, at });
      if (end === 'release') await releaseHold(tx, { holdId, at });
    });
  }

  const list = async (query = '', { browser } = owner): Promise<TokenUsagePage> =>
    (await browser.get(`${TOKEN_ROUTES.usage}${query}`)).json();
  const csv = async (): Promise<string> => (await owner.browser.get(TOKEN_ROUTES.usageCsv)).body;
  const short = ({ kind, tokens }: TokenEntry): string => `${kind} ${tokens}`;

  it('says what was granted, used for which prompt, and given back why', async () => {
    const { generations, engine } = test.fixtures;
    await test.fixtures.newWorker().start();
    const failed = await generations.create(owner.principal, imageOf('a fox'));
    (await engine.next()).fail(new Error('the secret reason'));
    const { workspaceId } = owner.principal;
    await generations.waitForEnd(workspaceId, failed, new AbortController().signal);
    const cancelled = await generations.create(owner.principal, imageOf('an owl'));
    await generations.cancel(workspaceId, cancelled);

    const { items, nextCursor } = await list();
    expect(nextCursor).toBeNull();
    expect(items.map(short)).toEqual(['release 1', 'hold -1', 'release 1', 'hold -1', 'grant 5']);
    const owl = { kind: 'image', prompt: 'an owl', status: 'cancelled' };
    const fox = { kind: 'image', prompt: 'a fox', status: 'failed' };
    expect(items[0]).toMatchObject({ generation: owl, reason: { code: 'cancelled' }, plan: null });
    expect(items[1]).toMatchObject({ generation: owl, reason: null });
    expect(items[2]).toMatchObject({ generation: fox, reason: { code: 'generationFailed' } });
    expect(items[4]).toMatchObject({ generation: null, reason: null, plan: 'free' });
  });

  it('comes page by page, each entry once, without those that change no balance', async () => {
    for (let count = 0; count < 4; count += 1) await hold(test.time.now);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: TokenUsagePage = await list(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(short));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(['hold -1', 'hold -1', 'hold -1', 'hold -1', 'grant 5']);
  });

  it.each(['?cursor=nonsense', '?cursor=0', '?limit=0', '?limit=101', '?page=2'])(
    'refuses the page %s',
    async (query) => {
      const { statusCode } = await owner.browser.get(`${TOKEN_ROUTES.usage}${query}`);
      expect(statusCode).toBe(400);
    },
  );

  it('is that of the own workspace alone', async () => {
    await hold(test.time.now);
    const stranger = await createUser();
    expect((await list('', stranger)).items).toEqual([]);
    const { body } = await stranger.browser.get(TOKEN_ROUTES.usageCsv);
    expect(body).toBe(`\uFEFF${HEADER}\r\n`);
  });

  it('is summed up by quarters of an hour, without what was given back', async () => {
    const now = test.time.now.getTime();
    await hold(new Date(now - 40 * DAY_MS));
    await hold(new Date(now - DAY_MS));
    await hold(new Date(now), 'none');
    await hold(new Date(now + 14 * 60_000));
    await hold(new Date(now), 'release');
    const { items } = (await owner.browser.get(TOKEN_ROUTES.recentUsage)).json<{
      readonly items: RecentTokenUsage;
    }>();
    expect(items).toEqual([
      { startsAt: '2026-11-17T12:00:00.000Z', tokens: 1 },
      { startsAt: '2026-11-18T12:00:00.000Z', tokens: 2 },
    ]);
  });

  it('is a CSV file with all entries, in which no prompt is a formula', async () => {
    const { workspaceId } = owner.principal;
    const { generations } = test.fixtures;
    const id = await generations.create(owner.principal, imageOf('=1+1, "käse"'));
    await generations.cancel(workspaceId, id);
    await hold(test.time.now);
    const response = await owner.browser.get(TOKEN_ROUTES.usageCsv);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="loopwright-tokens-2026-11-18.csv"',
      'cache-control': 'no-store',
    });
    const lines = response.body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').split('\r\n');
    const prompt = `"'=1+1, ""käse"""`;
    expect(lines).toEqual([
      `\uFEFF${HEADER}`,
      'TIME,settle,0,,,',
      'TIME,hold,-1,,,',
      `TIME,release,1,Canceled. You weren't charged.,image,${prompt}`,
      `TIME,hold,-1,,image,${prompt}`,
      'TIME,grant,5,free,,',
      '',
    ]);
  });

  it('is a whole CSV file when there are many entries', async () => {
    await test.fixtures.database.transaction((tx) =>
      changePlan(tx, {
        workspaceId: owner.principal.workspaceId,
        plan: 'premium',
        at: test.time.now,
      }),
    );
    for (let count = 0; count < 150; count += 1) await hold(test.time.now);
    const lines = (await csv()).trimEnd().split('\r\n');
    expect(lines.filter((line) => line.includes(',hold,'))).toHaveLength(150);
    expect(lines.filter((line) => line.includes(',settle,'))).toHaveLength(150);
    expect(lines.at(-1)).toContain(',grant,5,free');
  });
});
