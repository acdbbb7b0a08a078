import { PLANS, type PlanName, tokenWeekStart } from '@loopwright/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type LedgerKind, ledgerEntries, tokenAccounts, workspaces } from '../../schema/schema.ts';
import { lockWorkspace, setPlan } from '../workspaces/index.ts';
import { book, type EntrySubject, lockAccount, type TokenAccount } from './account.ts';

type LedgerEntry = typeof ledgerEntries.$inferSelect;

export interface HoldRequest {
  /** Chosen by the caller, who keeps it to end the hold. */
  readonly holdId: string;
  readonly amount: number;
  /** What the tokens are for; stands in the ledger. */
  readonly reason: string;
  readonly subject?: EntrySubject;
  readonly at: Date;
}

export interface HoldEnd {
  readonly holdId: string;
  readonly at: Date;
}

export interface Credit {
  readonly workspaceId: string;
  readonly amount: number;
  /** What its members read on their Usage page. */
  readonly reason: string;
  /** The operator's action that gives the tokens. */
  readonly actionId: string;
  readonly at: Date;
}

export interface PlanChange {
  readonly workspaceId: string;
  readonly plan: PlanName;
  readonly at: Date;
}

/**
 * The tokens that the workspace can spend at `at`. Writes nothing: the part of the weekly grant that is not
 * yet in the ledger is included, and becomes an entry with the first hold. 0 for an unknown workspace.
 */
export async function readBalance(db: Queryable, workspaceId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ plan: workspaces.plan, account: tokenAccounts })
    .from(workspaces)
    .leftJoin(tokenAccounts, eq(tokenAccounts.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return row === undefined ? 0 : computeBalance(row.plan, row.account, at);
}

/**
 * The same from rows that have been read already.
 * @param account null: the workspace has not held any tokens yet
 */
export function computeBalance(
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
 * @param account as `lockAccount` has locked it in this transaction
 * @throws AppError `out-of-tokens` when the balance is smaller than the amount
 */
export async function bookHold(
  tx: Transaction,
  account: TokenAccount,
  { holdId, amount, reason, subject, at }: HoldRequest,
): Promise<void> {
  checkAmount(amount);
  if (account.balance < amount) throw outOfTokens();
  await book(tx, account, 'hold', -amount, at, { holdId, reason, ...(subject && { subject }) });
}

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount <= 0)
    throw new Error(`Not a number of tokens: ${amount}`);
}

export const outOfTokens = (): AppError => new AppError('outOfTokens');

/**
 * Spends what was held.
 * @returns false when the hold had ended already, or its workspace is gone
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
 * @returns false when the hold had ended already, or its workspace is gone
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
 * Gives tokens beyond those of the plan. They count for the running week and expire with it, and change nothing about
 * what the plan gives.
 * @returns false when the workspace is gone
 */
export async function creditTokens(tx: Transaction, credit: Credit): Promise<boolean> {
  const { workspaceId, amount, reason, actionId, at } = credit;
  checkAmount(amount);
  const account = await lockAccount(tx, workspaceId, at);
  if (account === null) return false;
  // Without an actor: members export the ledger, and need not learn who the operator is.
  const subject = { kind: 'operator-action', id: actionId, actorId: null } as const;
  await book(tx, account, 'credit', amount, at, { reason, subject });
  return true;
}

/**
 * Puts the workspace on a plan. An upgrade grants the difference for the running week at once; a
 * downgrade leaves the running week as it is and counts from the next one. Does nothing when the
 * workspace is gone.
 */
export async function changePlan(tx: Transaction, change: PlanChange): Promise<void> {
  const { workspaceId, plan, at } = change;
  // Locked first and for writing, so that two changes at once queue up instead of deadlocking.
  await lockWorkspace(tx, workspaceId);
  // The running week begins under the old plan, also when no tokens of it have been held yet.
  if ((await lockAccount(tx, workspaceId, at)) === null) return;
  await setPlan(tx, workspaceId, plan, at);
  await lockAccount(tx, workspaceId, at);
}

interface OpenHold {
  readonly account: TokenAccount;
  readonly hold: LedgerEntry;
}

/** The hold with its workspace's account locked; null when it has ended or never was. */
async function lockOpenHold(tx: Transaction, { holdId, at }: HoldEnd): Promise<OpenHold | null> {
  const [hold] = await findEntries(tx, holdId, ['hold']);
  if (hold === undefined) return null;
  const account = await lockAccount(tx, hold.workspaceId, at);
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
