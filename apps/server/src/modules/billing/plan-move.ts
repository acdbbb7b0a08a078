import { randomUUID } from 'node:crypto';
import { TEAM_PLAN } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, unauthenticatedError } from '../../platform/errors.ts';
import { movePlan } from '../tokens/index.ts';
import { lockWorkspace } from '../workspaces/index.ts';
import { explainGatewayError } from './billing-errors.ts';
import { type BillingLock, changeRunning } from './billing-lock.ts';
import { type BillingWorkspace, moveAccount, readBillingWorkspace } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { holdsLease } from './lease-store.ts';
import type { PaymentGateway, RemoteSubscription } from './payment-gateway.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

export interface PlanMoveRequest {
  /** Has the plan for teams. */
  readonly from: string;
  /** A workspace that pays nothing. */
  readonly to: string;
}

/** Writes in the transaction of the move, before the plan is moved, such as the workspace that gets it. */
export type WriteFirst = (tx: Transaction) => Promise<void>;

export interface PlanMoveDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
}

/** Moves the plan for teams to another workspace: the customer, its subscription and the tokens of the week. */
export class PlanMove {
  readonly #dependencies: PlanMoveDependencies;

  constructor(dependencies: PlanMoveDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @throws AppError `plan-required` when `from` does not have the plan
   * @throws AppError `conflict` when `to` has payments of its own
   * @throws AppError `unavailable` when the payment provider does not answer; then nothing has changed
   */
  async run({ from, to }: PlanMoveRequest, writeFirst: WriteFirst): Promise<void> {
    const { database, gateway, clock, lock, sync } = this.#dependencies;
    try {
      await lock.run(from, async (lease) => {
        const workspace = await readBillingWorkspace(database.orm, from);
        if (workspace === null) throw unauthenticatedError();
        const { customerId } = workspace;
        if (customerId !== null) {
          const { plan, current } = await sync.bringUpToDate(lease, customerId);
          if (plan !== TEAM_PLAN) throw new AppError('teamNeedsStudio');
          if (current !== null) await this.#endSeats(current, to);
          // Before the rows: until they are written, they decide whom the customer belongs to.
          await gateway.assignCustomer(customerId, to);
        }
        await database.transaction((tx) =>
          moveRows(tx, { from, to }, clock(), writeFirst, async () => {
            if (!(await holdsLease(tx, lease))) throw changeRunning();
          }),
        );
      });
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  /** Only teams have seats beyond those of the plan. The rest of the month becomes credit on the next invoice. */
  async #endSeats(current: RemoteSubscription, to: string): Promise<void> {
    const { seats } = current;
    if (seats === null) return;
    const { database, gateway, catalogue } = this.#dependencies;
    // Before the seats are gone for a move that cannot be made.
    checkPaysNothing(await readBillingWorkspace(database.orm, to));
    const change = { itemId: seats.itemId, priceId: catalogue.seatPrice ?? '', quantity: 0 };
    await gateway.changeSubscription(current, { seats: change }, randomUUID());
  }
}

/** The same on a server with PAYMENTS=none, whose operator gives the plans. */
export async function movePlanWithoutPayments(
  database: Database,
  request: PlanMoveRequest,
  at: Date,
  writeFirst: WriteFirst,
): Promise<void> {
  await database.transaction((tx) => moveRows(tx, request, at, writeFirst, async () => undefined));
}

async function moveRows(
  tx: Transaction,
  { from, to }: PlanMoveRequest,
  at: Date,
  writeFirst: WriteFirst,
  checkLease: () => Promise<void>,
): Promise<void> {
  // In one order, so that two moves between the same workspaces cannot deadlock.
  for (const id of [from, to].toSorted()) await lockWorkspace(tx, id);
  await checkLease();
  const source = await readBillingWorkspace(tx, from);
  if (source?.plan !== TEAM_PLAN) throw new AppError('teamNeedsStudio');
  await writeFirst(tx);
  checkPaysNothing(await readBillingWorkspace(tx, to));
  await moveAccount(tx, source, to);
  await movePlan(tx, { from, to, plan: source.plan, at });
}

/** @throws AppError `conflict` when the workspace has a plan or payments of its own */
function checkPaysNothing(target: BillingWorkspace | null): void {
  if (target === null || target.plan !== 'free' || target.customerId !== null)
    throw new AppError('closeNeedsEndedPlan');
}
