import { randomUUID } from 'node:crypto';
import { PLANS, type PlanName, TEAM_PLAN } from '@loopwright/contract';
import { AppError, unauthenticatedError } from '../../platform/errors.ts';
import { billingConflict, explainGatewayError } from './billing-errors.ts';
import type { BillingLock } from './billing-lock.ts';
import { removeCustomer, type BillingWorkspace, readBillingWorkspace } from './billing-store.ts';
import type { PaidPlanName } from './catalogue.ts';
import { type Checkout, offerCheckout, sameOffer } from './checkout.ts';
import type { CustomerFinder } from './customer-finder.ts';
import type { Lease } from './lease-store.ts';
import { GatewayError, type RemoteSubscription } from './payment-gateway.ts';
import type { PriceCheck } from './price-check.ts';
import { endOf, isLive } from './subscription-status.ts';
import type { SubscriptionSync, SyncDependencies } from './subscription-sync.ts';

export interface BillingServiceDependencies extends SyncDependencies {
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly customers: CustomerFinder;
  readonly prices: PriceCheck;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** True also when Stripe ends it by itself but charges once more before. */
const endsLaterThanPaid = (subscription: RemoteSubscription): boolean => {
  const end = endOf(subscription);
  return end === null || end > subscription.periodEndsAt;
};

function checkTeamPlan({ kind }: BillingWorkspace, plan: PlanName): void {
  if (kind === 'team' && plan !== TEAM_PLAN) throw billingConflict('teamPlanOnly');
}

export interface PlanAfterChange {
  readonly plan: PlanName;
  /** null: it renews. */
  readonly endsAt: Date | null;
}

/** Buying, changing and cancelling a plan. Every call works on the current state in Stripe. */
export class BillingService {
  readonly #dependencies: BillingServiceDependencies;

  constructor(dependencies: BillingServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @returns the address of the checkout, or of the billing portal when there is a subscription
   * @throws AppError `invalid` for a price that is not sold, `conflict` for the current plan
   */
  async startCheckout(workspaceId: string, priceId: string): Promise<string> {
    const plan = this.#planOnSale(priceId);
    return this.#withWorkspace(workspaceId, async (workspace, lease) => {
      checkTeamPlan(workspace, plan);
      await this.#dependencies.prices.check(plan);
      const customerId = await this.#dependencies.customers.findOrCreate(workspace);
      try {
        return await this.#checkOut(lease, { customerId, plan });
      } catch (error) {
        if (!(error instanceof GatewayError) || error.failure !== 'unknown-customer') throw error;
      }
      // The customer was deleted in Stripe, so the checkout starts with a new customer.
      await removeCustomer(this.#dependencies.database.orm, workspaceId, customerId);
      const fresh = { ...workspace, customerId: null };
      const newId = await this.#dependencies.customers.findOrCreate(fresh, customerId);
      return this.#checkOut(lease, { customerId: newId, plan });
    });
  }

  /**
   * Puts a subscription on another paid plan at once, the difference charged or credited. The
   * current plan takes back its cancellation.
   * @throws AppError `invalid`, `conflict` or `payment-failed`
   */
  async changePlan(workspaceId: string, priceId: string): Promise<PlanAfterChange> {
    const plan = this.#planOnSale(priceId);
    return this.#withWorkspace(workspaceId, async (workspace, lease) => {
      checkTeamPlan(workspace, plan);
      const current = await this.#liveSubscription(workspace, lease);
      const { catalogue, gateway, onCheckpoint, prices } = this.#dependencies;
      const isEnding = endOf(current) !== null;
      const takesBack = isEnding ? { cancelsAtPeriodEnd: null } : {};
      if (catalogue.planPaidBy(current.priceId) === plan) {
        if (!isEnding) throw billingConflict('samePlan');
        await gateway.changeSubscription(current, takesBack, randomUUID());
      } else {
        if (current.status === 'past_due') throw billingConflict('settlePaymentFirst');
        await prices.check(plan);
        const change = {
          price: { itemId: current.itemId, priceId },
          // Only a plan with a trial of its own goes on unpaid.
          endsTrial: current.status === 'trialing' && PLANS[plan].trialDays === 0,
          ...takesBack,
        };
        await gateway.changeSubscription(current, change, randomUUID());
      }
      await onCheckpoint('subscription-changed');
      return this.#settle(lease, workspace);
    });
  }

  /**
   * The plan ends with the paid period, or now when there is none.
   * @throws AppError `conflict` when there is no subscription
   */
  async cancel(workspaceId: string): Promise<PlanAfterChange> {
    return this.#withWorkspace(workspaceId, async (workspace, lease) => {
      const current = await this.#liveSubscription(workspace, lease);
      const { gateway, onCheckpoint } = this.#dependencies;
      if (current.status === 'past_due') {
        await gateway.endSubscription(current.id, false, randomUUID());
      } else if (endsLaterThanPaid(current)) {
        await gateway.changeSubscription(current, { cancelsAtPeriodEnd: true }, randomUUID());
      }
      await onCheckpoint('subscription-cancelled');
      return this.#settle(lease, workspace);
    });
  }

  /** @returns the address of the billing portal */
  async openPortal(workspaceId: string): Promise<string> {
    try {
      const workspace = await readBillingWorkspace(this.#dependencies.database.orm, workspaceId);
      if (workspace === null || workspace.customerId === null)
        throw billingConflict('noBillingAccount');
      return await this.#portal(workspace.customerId);
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  #planOnSale(priceId: string): PaidPlanName {
    const plan = this.#dependencies.catalogue.planOnSale(priceId);
    if (plan !== null) return plan;
    throw new AppError('unknownPrice');
  }

  async #withWorkspace<T>(
    workspaceId: string,
    work: (workspace: BillingWorkspace, lease: Lease) => Promise<T>,
  ): Promise<T> {
    const { lock, database } = this.#dependencies;
    try {
      return await lock.run(workspaceId, async (lease) => {
        const workspace = await readBillingWorkspace(database.orm, workspaceId);
        if (workspace === null) throw unauthenticatedError();
        return work(workspace, lease);
      });
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  /** Also updates the stored state, so that a user who is refused sees the reason after a reload. */
  async #liveSubscription(workspace: BillingWorkspace, lease: Lease): Promise<RemoteSubscription> {
    const { current } = await this.#dependencies.sync.bringUpToDate(lease, workspace.customerId);
    if (current === null || !isLive(current)) throw billingConflict('noSubscription');
    return current;
  }

  async #checkOut(
    lease: Lease,
    { customerId, plan }: { customerId: string; plan: PaidPlanName },
  ): Promise<string> {
    const { gateway, sync, catalogue, publicUrl, onCheckpoint } = this.#dependencies;
    const open = await gateway.listOpenCheckouts(customerId);
    const { current, state, ...known } = await sync.bringUpToDate(lease, customerId);
    if (known.customerId === null) {
      throw new GatewayError('unknown-customer', 'its subscriptions could not be read');
    }
    if (current !== null && state.plan === plan) throw billingConflict('samePlan');
    const checkout: Checkout = {
      customerId,
      workspaceId: lease.workspaceId,
      plan,
      priceId: catalogue.priceOf(plan),
      trialDays: state.hasUsedTrial ? 0 : PLANS[plan].trialDays,
      publicUrl,
    };
    if (current !== null) {
      // An unfinished first payment continues in the checkout session in which it began.
      const begun = current.status === 'incomplete' ? sameOffer(open, checkout) : null;
      return begun?.url ?? this.#portal(customerId);
    }
    const url = await offerCheckout(gateway, checkout, open);
    await onCheckpoint('checkout-created');
    // null: one of the older sessions has just been paid.
    return url ?? this.#portal(customerId);
  }

  async #portal(customerId: string): Promise<string> {
    const { gateway, publicUrl, log } = this.#dependencies;
    try {
      return await gateway.createPortal(customerId, `${publicUrl}/profile`);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'rejected') throw error;
      // Until its settings have been saved once in the dashboard, Stripe has no portal to open.
      log.error({ err: error }, 'the billing portal cannot be opened: is it set up in Stripe?');
      throw new AppError('portalFailed');
    }
  }

  /** The change is made. If its result cannot be read now, the webhook brings it in a moment. */
  async #settle(
    lease: Lease,
    { workspaceId, customerId }: BillingWorkspace,
  ): Promise<PlanAfterChange> {
    const { sync, database, log } = this.#dependencies;
    try {
      const { plan, state } = await sync.bringUpToDate(lease, customerId);
      return { plan, endsAt: state.endsAt };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ err: error, workspaceId }, 'a change was made but cannot be read yet');
      const workspace = await readBillingWorkspace(database.orm, workspaceId);
      return { plan: workspace?.plan ?? 'free', endsAt: workspace?.account?.endsAt ?? null };
    }
  }
}
