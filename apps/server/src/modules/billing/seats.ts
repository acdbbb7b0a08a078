import { randomUUID } from 'node:crypto';
import { TEAM_PLAN } from '@loopwright/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, unauthenticatedError } from '../../platform/errors.ts';
import { lockWorkspace } from '../workspaces/index.ts';
import { billingConflict, explainGatewayError } from './billing-errors.ts';
import { type BillingLock, changeRunning } from './billing-lock.ts';
import { readBillingWorkspace, writeAccount } from './billing-store.ts';
import { holdsLease, type Lease } from './lease-store.ts';
import type { RemoteSubscription, SubscriptionChange } from './payment-gateway.ts';
import type { PriceCheck } from './price-check.ts';
import { isLive } from './subscription-status.ts';
import type { SubscriptionSync, SyncDependencies } from './subscription-sync.ts';

export interface SeatsDependencies extends SyncDependencies {
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly prices: PriceCheck;
}

/** Called with the team locked. Throws when the seats that are left would not be enough. */
export type CheckSeatsAreFree = (tx: Transaction) => Promise<void>;

/** The seats that a team pays for beyond those of its plan: a second item of its subscription. */
export class Seats {
  readonly #dependencies: SeatsDependencies;

  constructor(dependencies: SeatsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Pays for so many seats beyond those of the plan from now on; the difference for the running month is on the
   * next invoice.
   * @throws AppError `conflict` when no seats are sold, there is no subscription, its payment failed, or seats are in use
   * @throws AppError `unavailable` when the payment provider does not answer
   */
  async change(workspaceId: string, extra: number, checkFree: CheckSeatsAreFree): Promise<void> {
    const { database, catalogue, lock, sync, prices, onCheckpoint } = this.#dependencies;
    const { seatPrice: priceId } = catalogue;
    if (priceId === null) throw new AppError('seatsNotSold');
    try {
      await lock.run(workspaceId, async (lease) => {
        const workspace = await readBillingWorkspace(database.orm, workspaceId);
        if (workspace === null) throw unauthenticatedError();
        const { customerId, kind } = workspace;
        const { current, plan } = await sync.bringUpToDate(lease, customerId);
        if (current === null || !isLive(current) || kind !== 'team' || plan !== TEAM_PLAN)
          throw billingConflict('noSubscription');
        const { itemId, quantity } = current.seats ?? { itemId: null, quantity: 0 };
        if (extra === quantity) return;
        if (extra > quantity) {
          if (current.status === 'past_due') throw billingConflict('settlePaymentFirst');
          await prices.check('seat');
        } else {
          await this.#lower(lease, extra, checkFree);
          await onCheckpoint('seats-lowered');
        }
        await this.#changeInStripe(current, { itemId, priceId, quantity: extra }, async () => {
          await sync.bringUpToDate(lease, customerId);
        });
      });
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  /**
   * Before Stripe is asked, so that an invitation in between does not take a seat that goes. The row is marked as
   * not read: if this process ends before it has asked Stripe, the next reconciliation repairs the number.
   */
  async #lower(lease: Lease, extraSeats: number, checkFree: CheckSeatsAreFree): Promise<void> {
    const { workspaceId } = lease;
    await this.#dependencies.database.transaction(async (tx) => {
      await lockWorkspace(tx, workspaceId);
      if (!(await holdsLease(tx, lease))) throw changeRunning();
      await checkFree(tx);
      await writeAccount(tx, workspaceId, { extraSeats, readAt: null });
    });
  }

  /** @param readAgain stores what Stripe has; if that fails, the next event or reconciliation does it */
  async #changeInStripe(
    current: RemoteSubscription,
    seats: NonNullable<SubscriptionChange['seats']>,
    readAgain: () => Promise<void>,
  ): Promise<void> {
    const { gateway, log, onCheckpoint } = this.#dependencies;
    try {
      await gateway.changeSubscription(current, { seats }, randomUUID());
      await onCheckpoint('seats-changed');
    } finally {
      try {
        await readAgain();
      } catch (error) {
        log.warn({ err: error, subscriptionId: current.id }, 'the seats of a team were not read');
      }
    }
  }
}
