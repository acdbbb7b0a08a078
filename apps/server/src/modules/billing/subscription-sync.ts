import { randomUUID } from 'node:crypto';
import { type PlanName, TEAM_PLAN } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { SubscriptionStatus } from '../../schema/schema.ts';
import { notify, resolvePaymentProblems } from '../notifications/index.ts';
import { changePlan } from '../tokens/index.ts';
import { lockWorkspace } from '../workspaces/index.ts';
import { changeRunning } from './billing-lock.ts';
import type { BillingLog, BillingObserver, CheckpointHook } from './billing-log.ts';
import {
  removeCustomer,
  type BillingWorkspace,
  readBillingWorkspace,
  recordEvents,
  saveCustomer,
  writeAccount,
} from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { holdsLease, type Lease } from './lease-store.ts';
import { checkIsOurKey } from './own-key.ts';
import {
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
  type RemoteSubscription,
} from './payment-gateway.ts';
import {
  chooseSubscription,
  type SubscriptionState,
  subscriptionStateOf,
} from './subscription-status.ts';

export interface SyncDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly log: BillingLog;
  readonly observer: BillingObserver;
  readonly onCheckpoint: CheckpointHook;
}

export interface SyncResult {
  /** null: Stripe does not know the customer any more. */
  readonly customerId: string | null;
  readonly current: RemoteSubscription | null;
  readonly state: SubscriptionState;
  /** What the workspace is on now, also when an operator gave it. */
  readonly plan: PlanName;
  /** The stored state differed from Stripe's. */
  readonly hasChanged: boolean;
}

/** Updates the stored subscription of a workspace from Stripe. Call it under the workspace's lock. */
export class SubscriptionSync {
  readonly #dependencies: SyncDependencies;

  constructor(dependencies: SyncDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reads the customer's subscriptions and replaces what was kept, in one transaction with the
   * events that reported the change. Under the lock no older read can be written after a newer one.
   * @throws GatewayError when Stripe does not answer; then nothing is written
   * @throws AppError `unavailable` when the lock was lost meanwhile; then nothing is written
   */
  async bringUpToDate(
    lease: Lease,
    customerId: string | null,
    events: readonly PaymentEvent[] = [],
  ): Promise<SyncResult> {
    const { database, catalogue, clock } = this.#dependencies;
    const readAt = clock();
    const read = await this.#readSubscriptions(lease, customerId);
    await this.#dependencies.onCheckpoint('subscriptions-read');
    const { current, surplus, foreign } = chooseSubscription(read.subscriptions, catalogue);
    for (const subscription of surplus) await this.#endSurplus(lease, subscription);
    for (const { id } of foreign) this.#warnOfPrice(lease.workspaceId, id);
    const hadTrial = read.subscriptions.some((subscription) => subscription.hadTrial);

    return database.transaction(async (tx) => {
      await lockWorkspace(tx, lease.workspaceId);
      if (!(await holdsLease(tx, lease))) throw changeRunning();
      const workspace = await readBillingWorkspace(tx, lease.workspaceId);
      if (workspace === null) throw changeRunning();
      const hasUsedTrial = hadTrial || workspace.account?.hasUsedTrial === true;
      const state = subscriptionStateOf(current, hasUsedTrial, catalogue);
      await recordEvents(tx, events, readAt);
      if (read.customerId !== null && workspace.customerId === null) {
        await saveCustomer(tx, lease.workspaceId, read.customerId);
      }
      return {
        customerId: read.customerId,
        current,
        state,
        ...(await this.#keep(tx, workspace, state, readAt)),
      };
    });
  }

  /** A customer that Stripe does not know (any more) has no subscriptions. */
  async #readSubscriptions(lease: Lease, customerId: string | null) {
    const { gateway, database, catalogue, log } = this.#dependencies;
    if (customerId === null) return { customerId, subscriptions: [] };
    try {
      return { customerId, subscriptions: await gateway.listSubscriptions(customerId) };
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'unknown-customer') throw error;
      await checkIsOurKey(gateway, catalogue);
      log.warn({ workspaceId: lease.workspaceId }, 'Stripe does not know this customer any more');
      await removeCustomer(database.orm, lease.workspaceId, customerId);
      return { customerId: null, subscriptions: [] };
    }
  }

  /** Ends a second subscription. What was paid for it becomes the customer's credit. */
  async #endSurplus({ workspaceId }: Lease, { id, status }: RemoteSubscription): Promise<void> {
    const { gateway, log, observer } = this.#dependencies;
    const about = { workspaceId, subscriptionId: id };
    try {
      await gateway.endSubscription(id, status !== 'past_due', randomUUID());
      observer.countSurplusSubscription();
      log.error(about, 'a second live subscription was ended and credited');
    } catch (error) {
      // The rest is stored all the same. The next event or reconciliation tries again.
      log.error({ ...about, err: error }, 'a second live subscription could not be ended');
    }
  }

  async #keep(
    tx: Transaction,
    workspace: BillingWorkspace,
    state: SubscriptionState,
    readAt: Date,
  ): Promise<Pick<SyncResult, 'plan' | 'hasChanged'>> {
    const { workspaceId, account, plan: currentPlan } = workspace;
    const keptPlan = account?.plan ?? 'free';
    if (state.plan === 'unknown') this.#warnOfPrice(workspaceId, state.subscriptionId);
    // A subscription keeps its plan when the configured prices change. A new subscription at an unknown
    // price gives no plan.
    const isTheSame = state.subscriptionId === account?.subscriptionId;
    const planOfUnknown = isTheSame ? keptPlan : 'free';
    const paidPlan = state.plan === 'unknown' ? planOfUnknown : state.plan;
    // A plan without a subscription was given by the operator. Only a live subscription replaces it.
    const isOurs = paidPlan !== 'free' || keptPlan !== 'free';
    const plan = isOurs ? paidPlan : currentPlan;
    if (plan !== currentPlan) {
      await changePlan(tx, { workspaceId, plan, at: readAt });
      this.#dependencies.log.info(
        { workspaceId, from: currentPlan, to: plan },
        'a plan has changed',
      );
    }
    await notifyOfPayments(tx, workspace, state, readAt);
    const extraSeats = paidPlan === TEAM_PLAN ? state.extraSeats : 0;
    const kept = { ...state, plan: paidPlan, extraSeats };
    await writeAccount(tx, workspaceId, { ...kept, readAt });
    const isAsKept = account !== null && isSame(kept, account);
    return { plan, hasChanged: plan !== currentPlan || !isAsKept };
  }

  #warnOfPrice(workspaceId: string, subscriptionId: string | null): void {
    this.#dependencies.log.error(
      { workspaceId, subscriptionId },
      'a subscription has a price that STRIPE_PRICE_BASIC and STRIPE_PRICE_PREMIUM do not name',
    );
  }
}

const PAYMENT_PROBLEMS: ReadonlySet<SubscriptionStatus | null> = new Set(['past_due', 'unpaid']);

/** Tells the owner once that a payment failed. A payment that succeeds later marks this as read. */
async function notifyOfPayments(
  tx: Transaction,
  { workspaceId, ownerId, account }: BillingWorkspace,
  { status }: SubscriptionState,
  readAt: Date,
): Promise<void> {
  const had = PAYMENT_PROBLEMS.has(account?.status ?? null);
  const has = PAYMENT_PROBLEMS.has(status);
  if (had && !has) await resolvePaymentProblems(tx, workspaceId, readAt);
  if (had || !has) return;
  await notify(tx, { kind: 'payment-problem', workspaceId, userId: ownerId, createdAt: readAt });
}

type Kept = Omit<SubscriptionState, 'plan'> & { readonly plan: string };

const isSame = (a: Kept, b: Kept): boolean =>
  a.subscriptionId === b.subscriptionId &&
  a.status === b.status &&
  a.plan === b.plan &&
  a.hasUsedTrial === b.hasUsedTrial &&
  a.extraSeats === b.extraSeats &&
  a.periodEndsAt?.getTime() === b.periodEndsAt?.getTime() &&
  a.endsAt?.getTime() === b.endsAt?.getTime() &&
  a.trialEndsAt?.getTime() === b.trialEndsAt?.getTime();
