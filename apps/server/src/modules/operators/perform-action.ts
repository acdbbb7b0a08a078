import { type OperatorAction, TEAM_PLAN } from '@loopwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { workspaces } from '../../schema/schema.ts';
import {
  deleteSessionsOf,
  keepUser,
  liftSuspension,
  lockUser,
  lookupKey,
  suspendUser,
} from '../accounts/index.ts';
import { hasSubscription } from '../billing/index.ts';
import { changePlan, creditTokens } from '../tokens/index.ts';
import { lockWorkspace } from '../workspaces/index.ts';

/** An action that is in the log already. */
export interface LoggedAction {
  /** Of its entry. */
  readonly id: string;
  readonly userId: string;
  readonly action: OperatorAction;
  /** The names in OPERATORS, in the form in which usernames are compared. */
  readonly operators: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Carries an action out.
 * @throws AppError `not-found` for an unknown account, or a workspace that is not theirs
 * @throws AppError `forbidden` for the suspension of an operator
 * @throws AppError `conflict` for a plan that a subscription decides about
 */
export async function performAction(tx: Transaction, logged: LoggedAction): Promise<void> {
  const { action } = logged;
  if (action.action === 'grant' || action.action === 'plan')
    await changeWorkspace(tx, logged, action);
  else await changeAccount(tx, logged);
}

async function changeAccount(
  tx: Transaction,
  { userId, action, operators, now }: LoggedAction,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user === null) throw notFoundError();
  if (action.action === 'lift') return await liftSuspension(tx, userId);
  if (action.action === 'suspend') {
    if (operators.has(lookupKey(user.account.username))) throw new AppError('operatorProtected');
    await suspendUser(tx, userId, now);
  }
  await deleteSessionsOf(tx, userId);
}

async function changeWorkspace(
  tx: Transaction,
  { id, userId, now }: LoggedAction,
  action: Extract<OperatorAction, { readonly workspaceId: string }>,
): Promise<void> {
  const { workspaceId } = action;
  // Before the user, as a deletion locks them.
  await lockWorkspace(tx, workspaceId);
  const [workspace] = await tx
    .select({ kind: workspaces.kind })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.ownerId, userId)));
  if (workspace === undefined || !(await keepUser(tx, userId))) throw notFoundError();
  if (action.action === 'grant') {
    const { tokens: amount, reason } = action;
    await creditTokens(tx, { workspaceId, amount, reason, actionId: id, at: now });
    return;
  }
  const { plan } = action;
  if (await hasSubscription(tx, workspaceId)) throw new AppError('planHasSubscription');
  // Without it, a team can only be read.
  if (workspace.kind === 'team' && plan !== TEAM_PLAN && plan !== 'free')
    throw new AppError('teamPlanOnly');
  await changePlan(tx, { workspaceId, plan, at: now });
}
