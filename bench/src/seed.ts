import { randomUUID } from 'node:crypto';
import { PLANS, type PlanName } from '@loopwright/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { changePlan, settleHold } from '../../apps/server/src/modules/tokens/ledger.ts';
import { openDatabase } from '../../apps/server/src/platform/database/connect.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { creations, jobs, ledgerEntries, users } from '../../apps/server/src/schema/schema.ts';
import { holdTokens } from '../../apps/server/src/testing/hold-tokens.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the database of a stopped server for as long as `work` takes. */
export async function withDatabase<T>(
  dataDirectory: string,
  work: (database: Database) => Promise<T>,
  databaseUrl = process.env['DATABASE_URL'] ?? null,
): Promise<T> {
  const options = { databaseUrl, dataDirectory, isProduction: false };
  const database = await openDatabase(options, silent);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function findUserId(database: Database, username: string): Promise<string> {
  const [user] = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, username));
  if (!user) throw new Error(`no account ${username}`);
  return user.id;
}

export const seedPlan = (dataDirectory: string, username: string, plan: PlanName): Promise<void> =>
  withDatabase(dataDirectory, async (database) => {
    const userId = await findUserId(database, username);
    await database.transaction((tx) =>
      changePlan(tx, { workspaceId: userId, plan, at: new Date() }),
    );
  });

/** Puts the user on the basic plan and spends tokens until `balance` is left. */
export const seedBalance = (
  dataDirectory: string,
  username: string,
  balance: number,
): Promise<void> =>
  withDatabase(dataDirectory, async (database) => {
    const userId = await findUserId(database, username);
    const at = new Date();
    const holdId = randomUUID();
    const amount = PLANS.basic.tokensPerWeek - balance;
    await database.transaction((tx) => changePlan(tx, { workspaceId: userId, plan: 'basic', at }));
    await database.transaction((tx) =>
      holdTokens(tx, { workspaceId: userId, holdId, amount, reason: 'bench', at }),
    );
    await database.transaction((tx) => settleHold(tx, { holdId, at }));
  });

/** Gallery rows without files: enough for the list. */
export const seedCreations = (
  dataDirectory: string,
  username: string,
  count: number,
): Promise<void> =>
  withDatabase(dataDirectory, async (database) => {
    const userId = await findUserId(database, username);
    const chunk = 500;
    for (let from = 0; from < count; from += chunk) {
      const rows = Array.from({ length: Math.min(chunk, count - from) }, (_, i) => ({
        id: randomUUID(),
        workspaceId: userId,
        kind: 'image' as const,
        prompt: `creation ${from + i}`,
        mediaToken: randomUUID(),
        width: 1024,
        height: 1024,
        createdAt: new Date(Date.now() - (from + i) * 1000),
      }));
      await database.orm.insert(creations).values(rows);
    }
  });

export interface Books {
  /** Tokens settled, whole history. */
  readonly spent: number;
  readonly openHolds: number;
  readonly liveGenerations: number;
}

/** The ledger and the generations after all jobs have ended. */
export const inspect = (dataDirectory: string, username: string): Promise<Books> =>
  withDatabase(dataDirectory, async (database) => {
    const userId = await findUserId(database, username);
    const entries = await database.orm
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.workspaceId, userId));
    const endOf = new Map(
      entries
        .filter((entry) => entry.kind === 'settle' || entry.kind === 'release')
        .map((entry) => [entry.holdId, entry.kind]),
    );
    const holds = entries.filter((entry) => entry.kind === 'hold');
    const [live] = await database.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(jobs)
      .where(and(eq(jobs.workspaceId, userId), inArray(jobs.status, ['queued', 'running'])));
    return {
      spent: holds
        .filter((hold) => endOf.get(hold.holdId) === 'settle')
        .reduce((sum, hold) => sum - hold.amount, 0),
      openHolds: holds.filter((hold) => !endOf.has(hold.holdId)).length,
      liveGenerations: live?.count ?? 0,
    };
  });
