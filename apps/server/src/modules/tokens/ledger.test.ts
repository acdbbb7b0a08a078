import { randomUUID } from 'node:crypto';
import { PLANS, TOKEN_COST, tokenWeekEnd } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { AppError } from '../../platform/errors.ts';
import { ledgerEntries } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { holdTokens } from '../../testing/hold-tokens.ts';
import { deleteTestUser } from '../../testing/workspaces.ts';
import { readPlan } from '../workspaces/store.ts';
import { changePlan, readBalance, releaseHold, settleHold } from './ledger.ts';

const MONDAY = new Date('2026-11-16T05:00:00.000Z');
const SUNDAY = new Date(tokenWeekEnd(MONDAY).getTime() - 1);
const NEXT_MONDAY = tokenWeekEnd(MONDAY);
const OUT_OF_TOKENS = {
  kind: 'out-of-tokens',
  publicMessage: "You're out of tokens for this week.",
};

const reasons = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

describeOnEachDatabase('the token ledger', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const hold = async (workspaceId: string, at = MONDAY, amount = 1): Promise<string> => {
    const holdId = randomUUID();
    await database.transaction((tx) =>
      holdTokens(tx, { workspaceId, holdId, amount, reason: 'image', at }),
    );
    return holdId;
  };
  const settle = (holdId: string, at = MONDAY) =>
    database.transaction((tx) => settleHold(tx, { holdId, at }));
  const release = (holdId: string, at = MONDAY) =>
    database.transaction((tx) => releaseHold(tx, { holdId, at }));
  const balance = (workspaceId: string, at = MONDAY) => readBalance(database.orm, workspaceId, at);
  const entries = (workspaceId: string) =>
    database.orm
      .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.workspaceId, workspaceId))
      .orderBy(ledgerEntries.id);

  it.each(['free', 'basic', 'premium'] as const)('gives the %s plan its week', async (plan) => {
    const workspaceId = await createTestUser(database, { plan });
    expect(await balance(workspaceId)).toBe(PLANS[plan].tokensPerWeek);
  });

  it('writes nothing when the balance is read', async () => {
    const workspaceId = await createTestUser(database);
    await balance(workspaceId);
    expect(await entries(workspaceId)).toEqual([]);
  });

  it('spends what is settled', async () => {
    const workspaceId = await createTestUser(database);
    const holdId = await hold(workspaceId, MONDAY, TOKEN_COST.gif);
    expect(await balance(workspaceId)).toBe(1);
    expect(await settle(holdId)).toBe(true);
    expect(await balance(workspaceId)).toBe(1);
    expect(await entries(workspaceId)).toEqual([
      { kind: 'grant', amount: 5 },
      { kind: 'hold', amount: -4 },
      { kind: 'settle', amount: 0 },
    ]);
  });

  it('gives back what is released', async () => {
    const workspaceId = await createTestUser(database);
    expect(await release(await hold(workspaceId, MONDAY, 4))).toBe(true);
    expect(await balance(workspaceId)).toBe(5);
  });

  it('ends each hold once', async () => {
    const workspaceId = await createTestUser(database);
    const settled = await hold(workspaceId);
    const released = await hold(workspaceId);
    await settle(settled);
    await release(released);
    expect(await release(settled)).toBe(false);
    expect(await settle(settled)).toBe(false);
    expect(await release(released)).toBe(false);
    expect(await settle(released)).toBe(false);
    expect(await balance(workspaceId)).toBe(4);
  });

  it('knows no hold that was never made', async () => {
    expect(await settle(randomUUID())).toBe(false);
    expect(await release(randomUUID())).toBe(false);
  });

  it('refuses a hold that the balance does not cover, and takes nothing', async () => {
    const workspaceId = await createTestUser(database);
    await hold(workspaceId, MONDAY, 4);
    await expect(hold(workspaceId, MONDAY, 4)).rejects.toMatchObject(OUT_OF_TOKENS);
    expect(await balance(workspaceId)).toBe(1);
  });

  it.each([0, -1, 1.5])('refuses to hold %d tokens', async (amount) => {
    const workspaceId = await createTestUser(database);
    await expect(hold(workspaceId, MONDAY, amount)).rejects.toThrow('Not a number of tokens');
  });

  it('lets leftovers expire when the week ends, and grants anew', async () => {
    const workspaceId = await createTestUser(database);
    await settle(await hold(workspaceId, SUNDAY, 2), SUNDAY);
    expect(await balance(workspaceId, SUNDAY)).toBe(3);
    expect(await balance(workspaceId, NEXT_MONDAY)).toBe(5);
    await hold(workspaceId, NEXT_MONDAY);
    expect(await balance(workspaceId, NEXT_MONDAY)).toBe(4);
    expect((await entries(workspaceId)).slice(3)).toEqual([
      { kind: 'expire', amount: -3 },
      { kind: 'grant', amount: 5 },
      { kind: 'hold', amount: -1 },
    ]);
  });

  it('gives nothing to the new week for a hold of the old one', async () => {
    const workspaceId = await createTestUser(database);
    const holdId = await hold(workspaceId, SUNDAY, 4);
    expect(await release(holdId, NEXT_MONDAY)).toBe(true);
    expect(await balance(workspaceId, NEXT_MONDAY)).toBe(5);
    expect(await release(holdId, NEXT_MONDAY)).toBe(false);
  });

  it('stays in the new week when a clock lags behind', async () => {
    const workspaceId = await createTestUser(database);
    await hold(workspaceId, NEXT_MONDAY);
    await hold(workspaceId, SUNDAY);
    expect(await balance(workspaceId, NEXT_MONDAY)).toBe(3);
  });

  describe('when the plan changes', () => {
    const change = (workspaceId: string, plan: 'free' | 'basic' | 'premium', at = MONDAY) =>
      database.transaction((tx) => changePlan(tx, { workspaceId, plan, at }));

    it('grants the difference of an upgrade at once, and only once', async () => {
      const workspaceId = await createTestUser(database);
      await settle(await hold(workspaceId, MONDAY, 2));
      await change(workspaceId, 'basic');
      await change(workspaceId, 'basic');
      expect(await balance(workspaceId)).toBe(198);
      await change(workspaceId, 'free');
      await change(workspaceId, 'basic');
      expect(await balance(workspaceId)).toBe(198);
    });

    it('lets a downgrade count from the next week', async () => {
      const workspaceId = await createTestUser(database, { plan: 'premium' });
      await change(workspaceId, 'free');
      expect(await balance(workspaceId)).toBe(1000);
      expect(await balance(workspaceId, NEXT_MONDAY)).toBe(5);
      expect(await readPlan(database.orm, workspaceId)).toBe('free');
    });

    it('grants no week twice, whatever goes up and down or is renewed in it', async () => {
      const workspaceId = await createTestUser(database);
      for (const plan of ['basic', 'premium', 'basic', 'premium', 'premium', 'free'] as const) {
        await change(workspaceId, plan);
      }
      expect(await entries(workspaceId)).toEqual([
        { kind: 'grant', amount: 5 },
        { kind: 'grant', amount: 195 },
        { kind: 'grant', amount: 800 },
      ]);
      await change(workspaceId, 'basic', NEXT_MONDAY);
      await change(workspaceId, 'basic', NEXT_MONDAY);
      expect(await balance(workspaceId, NEXT_MONDAY)).toBe(200);
    });

    it('does nothing for a workspace that does not exist', async () => {
      await expect(change(randomUUID(), 'basic')).resolves.toBeUndefined();
    });
  });

  describe('when the workspace is deleted', () => {
    it('forgets the account, and ends no hold', async () => {
      const workspaceId = await createTestUser(database);
      const holdId = await hold(workspaceId);
      await deleteTestUser(database, workspaceId);
      expect(await settle(holdId)).toBe(false);
      expect(await release(holdId)).toBe(false);
      expect(await balance(workspaceId)).toBe(0);
      expect(await entries(workspaceId)).toEqual([]);
      await expect(hold(workspaceId)).rejects.toMatchObject({ kind: 'unauthenticated' });
    });
  });

  describe('under concurrency', () => {
    it('lets exactly 5 of 50 holds succeed on 5 tokens', async () => {
      const workspaceId = await createTestUser(database);
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => hold(workspaceId)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      for (const reason of reasons(results)) expect(reason).toMatchObject(OUT_OF_TOKENS);
      expect(await balance(workspaceId)).toBe(0);
    });

    it('lets exactly one of many ends of a hold succeed', async () => {
      const workspaceId = await createTestUser(database);
      const holdId = await hold(workspaceId, MONDAY, 4);
      const ends = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? settle(holdId) : release(holdId),
      );
      expect((await Promise.all(ends)).filter(Boolean)).toHaveLength(1);
      expect([1, 5]).toContain(await balance(workspaceId));
    });

    it('grants a new week once', async () => {
      const workspaceId = await createTestUser(database);
      await hold(workspaceId, SUNDAY);
      await Promise.all(Array.from({ length: 5 }, () => hold(workspaceId, NEXT_MONDAY)));
      expect(await balance(workspaceId, NEXT_MONDAY)).toBe(0);
    });

    it('never deadlocks between holds, changes of plan and a deletion', async () => {
      for (let round = 0; round < 5; round += 1) {
        const workspaceId = await createTestUser(database);
        const work = Array.from({ length: 12 }, async (_, index) => {
          if (index % 3 === 0) {
            await database.transaction((tx) =>
              changePlan(tx, { workspaceId, plan: index % 2 === 0 ? 'basic' : 'free', at: MONDAY }),
            );
          } else if (index === 7) {
            await deleteTestUser(database, workspaceId);
          } else {
            await hold(workspaceId);
          }
        });
        for (const reason of reasons(await Promise.allSettled(work))) {
          expect(['out-of-tokens', 'unauthenticated']).toContain((reason as AppError).kind);
        }
      }
    });
  });
});
