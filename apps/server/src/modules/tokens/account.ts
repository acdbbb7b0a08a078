import { PLANS, tokenWeekStart } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { type LedgerKind, ledgerEntries, tokenAccounts } from '../../schema/schema.ts';
import { keepWorkspace, readPlan } from '../workspaces/index.ts';

/** A row of `token_accounts`, locked until the transaction ends. */
export type TokenAccount = typeof tokenAccounts.$inferSelect;

/** What an entry is about, and who caused it. */
export interface EntrySubject {
  readonly kind: 'generation' | 'operator-action';
  readonly id: string;
  readonly actorId: string | null;
}

interface EntryDetails {
  /** Of the tokens that are booked; the account's week when absent. */
  readonly weekStart?: Date;
  readonly holdId?: string;
  readonly reason?: string;
  readonly subject?: EntrySubject;
}

/**
 * The workspace's account, locked and brought to the week of `at`: what an older week left expires, and
 * what the plan gives for this week is granted, once. An `at` before the account's own week counts as
 * that week, because weeks never run backwards.
 * @returns null when there is no such workspace (any more)
 */
export async function lockAccount(
  tx: Transaction,
  workspaceId: string,
  at: Date,
): Promise<TokenAccount | null> {
  // The workspace's row before the account's, as a deletion locks them: the other order could deadlock.
  if (!(await keepWorkspace(tx, workspaceId))) return null;

  const account = (await lockRow(tx, workspaceId)) ?? (await openAccount(tx, workspaceId, at));
  const current = await beginWeek(tx, account, tokenWeekStart(at), at);
  return grantAllowance(tx, current, at);
}

/**
 * The account of the workspace that gets another one's tokens, locked, in the week of that one. Grants nothing.
 */
export async function receiveAccount(
  tx: Transaction,
  workspaceId: string,
  { weekStart }: Pick<TokenAccount, 'weekStart'>,
  at: Date,
): Promise<TokenAccount> {
  const account = (await lockRow(tx, workspaceId)) ?? (await openAccount(tx, workspaceId, at));
  return beginWeek(tx, account, weekStart, at);
}

/** What counts as granted for the running week. */
export async function setGranted(
  tx: Transaction,
  { workspaceId }: Pick<TokenAccount, 'workspaceId'>,
  granted: number,
): Promise<void> {
  await tx.update(tokenAccounts).set({ granted }).where(eq(tokenAccounts.workspaceId, workspaceId));
}

/** Writes one entry and moves the balance by its amount. */
export async function book(
  tx: Transaction,
  account: TokenAccount,
  kind: LedgerKind,
  amount: number,
  at: Date,
  { subject, ...details }: EntryDetails = {},
): Promise<TokenAccount> {
  const { workspaceId, weekStart } = account;
  await tx.insert(ledgerEntries).values({
    workspaceId,
    actorId: subject?.actorId,
    kind,
    amount,
    weekStart,
    createdAt: at,
    subjectKind: subject?.kind,
    subjectId: subject?.id,
    ...details,
  });
  return amount === 0 ? account : updateAccount(tx, account, { balance: account.balance + amount });
}

async function lockRow(tx: Transaction, workspaceId: string): Promise<TokenAccount | undefined> {
  const [row] = await tx
    .select()
    .from(tokenAccounts)
    .where(eq(tokenAccounts.workspaceId, workspaceId))
    .for('update');
  return row;
}

async function openAccount(tx: Transaction, workspaceId: string, at: Date): Promise<TokenAccount> {
  const weekStart = tokenWeekStart(at);
  await tx
    .insert(tokenAccounts)
    .values({ workspaceId, weekStart, granted: 0, balance: 0 })
    .onConflictDoNothing();
  // Read again, because another transaction may have been first.
  const row = await lockRow(tx, workspaceId);
  if (row === undefined) throw new Error(`The token account of ${workspaceId} vanished`);
  return row;
}

async function beginWeek(
  tx: Transaction,
  account: TokenAccount,
  weekStart: Date,
  at: Date,
): Promise<TokenAccount> {
  if (weekStart <= account.weekStart) return account;
  const { balance } = account;
  const emptied = balance === 0 ? account : await book(tx, account, 'expire', -balance, at);
  return updateAccount(tx, emptied, { weekStart, granted: 0 });
}

async function grantAllowance(
  tx: Transaction,
  account: TokenAccount,
  at: Date,
): Promise<TokenAccount> {
  // Read after the account was locked: a change of plan that was waited for is seen.
  const plan = await readPlan(tx, account.workspaceId);
  if (plan === null) return account;
  const missing = PLANS[plan].tokensPerWeek - account.granted;
  if (missing <= 0) return account;
  const granted = await book(tx, account, 'grant', missing, at, { reason: plan });
  return updateAccount(tx, granted, { granted: account.granted + missing });
}

async function updateAccount(
  tx: Transaction,
  account: TokenAccount,
  change: Partial<TokenAccount>,
): Promise<TokenAccount> {
  await tx
    .update(tokenAccounts)
    .set(change)
    .where(eq(tokenAccounts.workspaceId, account.workspaceId));
  return { ...account, ...change };
}
