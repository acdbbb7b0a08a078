import { randomUUID } from 'node:crypto';
import type { PlanName } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { changePlan } from '../tokens/index.ts';
import { lockWorkspace } from '../workspaces/index.ts';
import type { BillingLog, BillingObserver, PointHook } from './billing-log.ts';
import { changeRunning } from './billing-lock.ts';
import {
  forgetCustomer,
  type Payer,
  readPayer,
  recordEvents,
  saveCustomer,
  writeAccount,
} from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { checkIsOurKey } from './own-key.ts';
import { holdsLease, type Lease } from './lease-store.ts';
import {
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
  type RemoteSubscription,
} from './payment-gateway.ts';
import { chooseSubscription, type Standing, standingOf } from './standing.ts';

export interface SyncParts {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly log: BillingLog;
  readonly observer: BillingObserver;
  readonly at: PointHook;
}

export interface SyncResult {
  /** null: Stripe does not know the customer any more. */
  readonly customerId: string | null;
  readonly current: RemoteSubscription | null;
  readonly standing: Standing;
  /** What the workspace is on now, also when an operator gave it. */
  readonly plan: PlanName;
  /** What we had kept was something else. */
  readonly hasChanged: boolean;
}

/** Makes our copy of a workspace's subscription what Stripe has. Call it under the workspace's lock. */
export class SubscriptionSync {
  readonly #parts: SyncParts;

  constructor(parts: SyncParts) {
    this.#parts = parts;
  }

  /**
   * Reads the customer's subscriptions and replaces what was kept, in one transaction with the
   * events that hinted at it. Under the lock no older read can be written after a newer one.
   * @throws GatewayError when Stripe does not answer; then nothing is written
   * @throws AppError `unavailable` when the lock was lost meanwhile; then nothing is written
   */
  async bringUpToDate(
    lease: Lease,
    customerId: string | null,
    events: readonly PaymentEvent[] = [],
  ): Promise<SyncResult> {
    const { database, catalogue, clock } = this.#parts;
    const readAt = clock();
    const read = await this.#readSubscriptions(lease, customerId);
    await this.#parts.at('subscriptions-read');
    const { current, surplus, foreign } = chooseSubscription(read.subscriptions, catalogue);
    for (const subscription of surplus) await this.#endSurplus(lease, subscription);
    for (const { id } of foreign) this.#warnOfPrice(lease.workspaceId, id);
    const hadTrial = read.subscriptions.some((subscription) => subscription.hadTrial);

    return database.transaction(async (tx) => {
      await lockWorkspace(tx, lease.workspaceId);
      if (!(await holdsLease(tx, lease))) throw changeRunning();
      const payer = await readPayer(tx, lease.workspaceId);
      if (payer === null) throw changeRunning();
      const hasUsedTrial = hadTrial || payer.account?.hasUsedTrial === true;
      const standing = standingOf(current, hasUsedTrial, catalogue);
      await recordEvents(tx, events, readAt);
      if (read.customerId !== null && payer.customerId === null) {
        await saveCustomer(tx, lease.workspaceId, read.customerId);
      }
      return {
        customerId: read.customerId,
        current,
        standing,
        ...(await this.#keep(tx, payer, standing, readAt)),
      };
    });
  }

  /** A customer that Stripe does not know (any more) pays for nothing. */
  async #readSubscriptions(lease: Lease, customerId: string | null) {
    const { gateway, database, catalogue, log } = this.#parts;
    if (customerId === null) return { customerId, subscriptions: [] };
    try {
      return { customerId, subscriptions: await gateway.listSubscriptions(customerId) };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'unknown-customer') throw error;
      await checkIsOurKey(gateway, catalogue);
      log.warn({ workspaceId: lease.workspaceId }, 'Stripe does not know this customer any more');
      await forgetCustomer(database.orm, lease.workspaceId, customerId);
      return { customerId: null, subscriptions: [] };
    }
  }

  /** Nobody pays twice: what was paid for it becomes the customer's credit. */
  async #endSurplus({ workspaceId }: Lease, { id, status }: RemoteSubscription): Promise<void> {
    const { gateway, log, observer } = this.#parts;
    const about = { workspaceId, subscriptionId: id };
    try {
      await gateway.endSubscription(id, status !== 'past_due', randomUUID());
      observer.countSurplusSubscription();
      log.error(about, 'a second live subscription was ended and credited');
    } catch (error) {
      // What is known is kept all the same; the next event or reconciliation tries again.
      log.error({ ...about, err: error }, 'a second live subscription could not be ended');
    }
  }

  async #keep(
    tx: Transaction,
    payer: Payer,
    standing: Standing,
    readAt: Date,
  ): Promise<Pick<SyncResult, 'plan' | 'hasChanged'>> {
    const { workspaceId, account, plan: currentPlan } = payer;
    const keptPlan = account?.plan ?? 'free';
    if (standing.plan === 'unknown') this.#warnOfPrice(workspaceId, standing.subscriptionId);
    // A change of prices takes nobody the plan; but a subscription for something else gives none.
    const isTheSame = standing.subscriptionId === account?.subscriptionId;
    const planOfUnknown = isTheSame ? keptPlan : 'free';
    const paidPlan = standing.plan === 'unknown' ? planOfUnknown : standing.plan;
    // A plan that no subscription ever gave is an operator's: only a live subscription replaces it.
    const isOurs = paidPlan !== 'free' || keptPlan !== 'free';
    const plan = isOurs ? paidPlan : currentPlan;
    if (plan !== currentPlan) {
      await changePlan(tx, { workspaceId, plan, at: readAt });
      this.#parts.log.info({ workspaceId, from: currentPlan, to: plan }, 'a plan has changed');
    }
    await writeAccount(tx, workspaceId, { ...standing, plan: paidPlan, readAt });
    const isAsKept = account !== null && isSame({ ...standing, plan: paidPlan }, account);
    return { plan, hasChanged: plan !== currentPlan || !isAsKept };
  }

  #warnOfPrice(workspaceId: string, subscriptionId: string | null): void {
    this.#parts.log.error(
      { workspaceId, subscriptionId },
      'a subscription has a price that STRIPE_PRICE_BASIC and STRIPE_PRICE_PREMIUM do not name',
    );
  }
}

type Kept = Omit<Standing, 'plan'> & { readonly plan: string };

const isSame = (a: Kept, b: Kept): boolean =>
  a.subscriptionId === b.subscriptionId &&
  a.status === b.status &&
  a.plan === b.plan &&
  a.hasUsedTrial === b.hasUsedTrial &&
  a.periodEndsAt?.getTime() === b.periodEndsAt?.getTime() &&
  a.endsAt?.getTime() === b.endsAt?.getTime() &&
  a.trialEndsAt?.getTime() === b.trialEndsAt?.getTime();
