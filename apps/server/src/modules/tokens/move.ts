import { PLANS, type PlanName } from '@loopwright/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { setPlan } from '../workspaces/index.ts';
import { book, lockAccount, receiveAccount, setGranted } from './account.ts';

export interface PlanMove {
  readonly from: string;
  readonly to: string;
  readonly plan: PlanName;
  readonly at: Date;
}

/**
 * Moves a plan to another workspace, together with what is left of the week, so that no tokens are granted twice.
 * The workspace that had it is on the free plan from now on, and gets no tokens before the next week.
 * Tokens that work has set aside come back to the workspace that the work belongs to.
 * Both workspaces must be locked.
 */
export async function movePlan(tx: Transaction, { from, to, plan, at }: PlanMove): Promise<void> {
  const source = await lockAccount(tx, from, at);
  if (source === null) throw new Error(`The workspace ${from} vanished`);
  const { granted, balance } = source;
  await setPlan(tx, from, 'free', at);
  const target = await receiveAccount(tx, to, source, at);
  if (balance > 0) {
    await book(tx, source, 'move', -balance, at);
    await book(tx, target, 'move', balance, at);
  }
  await setGranted(tx, source, PLANS.free.tokensPerWeek);
  await setGranted(tx, target, Math.max(granted, target.granted));
  await setPlan(tx, to, plan, at);
}
