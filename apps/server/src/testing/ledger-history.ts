import { equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { PlanName } from '@loopwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import { changePlan, readBalance, releaseHold, settleHold } from '../modules/tokens/ledger.ts';
import type { Database } from '../platform/database/database.ts';
import { ledgerEntries, tokenAccounts } from '../schema/schema.ts';
import { holdTokens } from './hold-tokens.ts';
import { LedgerModel } from './ledger-model.ts';
import { deleteTestUser } from './workspaces.ts';

const HOUR_MS = 60 * 60 * 1000;
const START_MS = Date.parse('2026-11-16T05:00:00.000Z');

/** One step of a history. Holds are identified by their index among all holds so far. */
export type LedgerStep =
  /** Amounts that are held concurrently. */
  | { readonly kind: 'hold'; readonly amounts: readonly number[] }
  /** `race`: a settle and a release run concurrently. */
  | { readonly kind: 'settle' | 'release' | 'race'; readonly hold: number }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'plan'; readonly plan: PlanName }
  | { readonly kind: 'delete' };

/** Runs a history on the ledger and on the model, and compares them after every step. */
export class LedgerHistory {
  readonly #database: Database;
  readonly #workspaceId: string;
  readonly #model = new LedgerModel();
  #at = new Date(START_MS);

  constructor(database: Database, workspaceId: string) {
    this.#database = database;
    this.#workspaceId = workspaceId;
  }

  async play(step: LedgerStep): Promise<void> {
    switch (step.kind) {
      case 'hold':
        await this.#holdTogether(step.amounts);
        break;
      case 'settle':
      case 'release':
      case 'race':
        await this.#end(step.kind, step.hold);
        break;
      case 'wait':
        this.#at = new Date(this.#at.getTime() + step.hours * HOUR_MS);
        break;
      case 'plan':
        await this.#database.transaction((tx) =>
          changePlan(tx, { workspaceId: this.#workspaceId, plan: step.plan, at: this.#at }),
        );
        if (!this.#model.isDeleted) this.#model.changePlan(step.plan, this.#at);
        break;
      case 'delete':
        await deleteTestUser(this.#database, this.#workspaceId);
        this.#model.isDeleted = true;
        break;
    }
    await this.#compare();
  }

  /** Ends every hold a second time, which must change nothing. */
  async replay(): Promise<void> {
    for (const { hasEnded, holdId } of this.#model.holds) {
      if (!hasEnded) continue;
      const end = { holdId, at: this.#at };
      equal(await this.#database.transaction((tx) => settleHold(tx, end)), false);
      equal(await this.#database.transaction((tx) => releaseHold(tx, end)), false);
    }
    await this.#compare();
  }

  async #holdTogether(amounts: readonly number[]): Promise<void> {
    const attempts = amounts.map((amount) => ({ amount, holdId: randomUUID() }));
    const results = await Promise.allSettled(
      attempts.map(({ amount, holdId }) =>
        this.#database.transaction((tx) =>
          holdTokens(tx, {
            workspaceId: this.#workspaceId,
            holdId,
            amount,
            reason: 'test',
            at: this.#at,
          }),
        ),
      ),
    );
    if (this.#model.isDeleted) {
      ok(results.every(({ status }) => status === 'rejected'));
      return;
    }
    // Their order is not defined, but each must fit the balance.
    this.#model.enterWeek(this.#at);
    for (const [index, { amount, holdId }] of attempts.entries()) {
      if (results[index]?.status === 'fulfilled') this.#model.hold(holdId, amount);
    }
    for (const [index, { amount }] of attempts.entries()) {
      const result = results[index];
      if (result?.status !== 'rejected') continue;
      equal(result.reason.kind, 'out-of-tokens');
      ok(amount > this.#model.balance, `${amount} of ${this.#model.balance} were refused`);
    }
  }

  async #end(kind: 'settle' | 'release' | 'race', index: number): Promise<void> {
    const hold = this.#model.holds[index];
    if (hold === undefined) return;
    const end = { holdId: hold.holdId, at: this.#at };
    const [isSettled, isReleased] = await Promise.all([
      kind !== 'release' && this.#database.transaction((tx) => settleHold(tx, end)),
      kind !== 'settle' && this.#database.transaction((tx) => releaseHold(tx, end)),
    ]);
    ok(!(isSettled && isReleased), 'the hold ended twice');
    equal(isSettled || isReleased, this.#model.end(hold, isReleased, this.#at));
  }

  async #compare(): Promise<void> {
    const { orm } = this.#database;
    const balance = await readBalance(orm, this.#workspaceId, this.#at);
    if (this.#model.isDeleted) {
      equal(balance, 0);
      return;
    }
    const [stored] = await orm
      .select({
        balance: tokenAccounts.balance,
        booked: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int`,
      })
      .from(tokenAccounts)
      .leftJoin(
        ledgerEntries,
        and(
          eq(ledgerEntries.workspaceId, tokenAccounts.workspaceId),
          eq(ledgerEntries.weekStart, tokenAccounts.weekStart),
        ),
      )
      .where(eq(tokenAccounts.workspaceId, this.#workspaceId))
      .groupBy(tokenAccounts.workspaceId);
    equal(stored?.booked, stored?.balance);
    this.#model.enterWeek(this.#at);
    equal(balance, this.#model.balance);
    ok(balance >= 0);
  }
}
