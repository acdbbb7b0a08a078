import {
  MESSAGES,
  PLANS,
  type PlanName,
  SERVER_MESSAGES,
  tokenWeekStart,
} from '@loopwright/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type LedgerKind, ledgerEntries, tokenAccounts, users } from '../../schema/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { book, lockAccount, type TokenAccount } from './account.ts';

type LedgerEntry = typeof ledgerEntries.$inferSelect;

export interface HoldRequest {
  readonly userId: string;
  /** Chosen by the caller, who keeps it to end the hold. */
  readonly holdId: string;
  readonly amount: number;
  /** What the tokens are for; stands in the ledger. */
  readonly reason: string;
  readonly at: Date;
}

export interface HoldEnd {
  readonly holdId: string;
  readonly at: Date;
}

export interface PlanChange {
  readonly userId: string;
  readonly plan: PlanName;
  readonly at: Date;
}

/**
 * The tokens that the person can spend at `at`. Writes nothing: what the week still has to grant is
 * reckoned in, and becomes an entry with the first hold. 0 for an unknown person.
 */
export async function readBalance(db: Queryable, userId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ plan: users.plan, account: tokenAccounts })
    .from(users)
    .leftJoin(tokenAccounts, eq(tokenAccounts.userId, users.id))
    .where(eq(users.id, userId));
  return row === undefined ? 0 : reckonBalance(row.plan, row.account, at);
}

/**
 * The same from rows that have been read already.
 * @param account null: the person has not held any tokens yet
 */
export function reckonBalance(
  plan: PlanName,
  account: Pick<TokenAccount, 'weekStart' | 'granted' | 'balance'> | null,
  at: Date,
): number {
  const { tokensPerWeek } = PLANS[plan];
  if (account === null || account.weekStart < tokenWeekStart(at)) return tokensPerWeek;
  return account.balance + Math.max(0, tokensPerWeek - account.granted);
}

/**
 * Sets tokens aside until `settleHold` spends them or `releaseHold` gives them back.
 * @throws AppError `out-of-tokens` when the balance is smaller than the amount
 * @throws AppError `unauthenticated` when the person is gone
 */
export async function holdTokens(tx: Transaction, request: HoldRequest): Promise<void> {
  const { userId, holdId, amount, reason, at } = request;
  if (!Number.isInteger(amount) || amount <= 0)
    throw new Error(`Not a number of tokens: ${amount}`);
  const account = await lockAccount(tx, userId, at);
  if (account === null) {
    throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
  }
  if (account.balance < amount) throw outOfTokens();
  await book(tx, account, 'hold', -amount, at, { holdId, reason });
}

export const outOfTokens = (): AppError =>
  new AppError('out-of-tokens', { publicMessage: MESSAGES.create.outOfTokens });

/**
 * Spends what was held.
 * @returns false when the hold had ended already, or its person is gone
 */
export async function settleHold(tx: Transaction, end: HoldEnd): Promise<boolean> {
  const open = await lockOpenHold(tx, end);
  if (open === null) return false;
  const { holdId } = end;
  await book(tx, open.account, 'settle', 0, end.at, { holdId, weekStart: open.hold.weekStart });
  return true;
}

/**
 * Gives back what was held. Tokens of an earlier week have expired meanwhile and give nothing.
 * @returns false when the hold had ended already, or its person is gone
 */
export async function releaseHold(tx: Transaction, end: HoldEnd): Promise<boolean> {
  const open = await lockOpenHold(tx, end);
  if (open === null) return false;
  const { account, hold } = open;
  const isOfThisWeek = hold.weekStart.getTime() === account.weekStart.getTime();
  await book(tx, account, 'release', isOfThisWeek ? -hold.amount : 0, end.at, {
    holdId: end.holdId,
    weekStart: hold.weekStart,
  });
  return true;
}

/**
 * Puts the person on a plan. An upgrade grants the difference for the running week at once; a
 * downgrade leaves the running week as it is and counts from the next one. Does nothing when the
 * person is gone.
 */
export async function changePlan(tx: Transaction, change: PlanChange): Promise<void> {
  const { userId, plan, at } = change;
  // Locked first and for writing, so that two changes at once queue up instead of deadlocking.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // The running week begins under the old plan, whether or not anybody has touched it yet.
  if ((await lockAccount(tx, userId, at)) === null) return;
  await tx.update(users).set({ plan }).where(eq(users.id, userId));
  await lockAccount(tx, userId, at);
}

interface OpenHold {
  readonly account: TokenAccount;
  readonly hold: LedgerEntry;
}

/** The hold with its person's account locked; null when it has ended or never was. */
async function lockOpenHold(tx: Transaction, { holdId, at }: HoldEnd): Promise<OpenHold | null> {
  const [hold] = await findEntries(tx, holdId, ['hold']);
  if (hold === undefined) return null;
  const account = await lockAccount(tx, hold.userId, at);
  if (account === null) return null;
  // Looked up under the lock. The unique index would stop a second end too, but with an error.
  const ends = await findEntries(tx, holdId, ['settle', 'release']);
  return ends.length === 0 ? { account, hold } : null;
}

function findEntries(
  tx: Transaction,
  holdId: string,
  kinds: readonly LedgerKind[],
): Promise<LedgerEntry[]> {
  const ofHold = eq(ledgerEntries.holdId, holdId);
  return tx
    .select()
    .from(ledgerEntries)
    .where(and(ofHold, inArray(ledgerEntries.kind, kinds)));
}
