import { randomUUID } from 'node:crypto';
import { MESSAGES, PLANS, type PlanName, SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { billingConflict, explainGatewayError } from './billing-errors.ts';
import type { BillingLock } from './billing-lock.ts';
import { forgetCustomer, type Payer, readPayer } from './billing-store.ts';
import type { PaidPlanName } from './catalogue.ts';
import { type Checkout, offerCheckout, sameOffer } from './checkout.ts';
import type { CustomerFinder } from './customer-finder.ts';
import type { Lease } from './lease-store.ts';
import { GatewayError, type RemoteSubscription } from './payment-gateway.ts';
import type { PriceCheck } from './price-check.ts';
import { endOf, isLive } from './standing.ts';
import type { SubscriptionSync, SyncParts } from './subscription-sync.ts';

export interface BillingServiceParts extends SyncParts {
  readonly lock: BillingLock;
  readonly sync: SubscriptionSync;
  readonly customers: CustomerFinder;
  readonly prices: PriceCheck;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Also one that Stripe ends by itself, but only after it has charged again. */
const endsLaterThanPaid = (subscription: RemoteSubscription): boolean => {
  const end = endOf(subscription);
  return end === null || end > subscription.periodEndsAt;
};

export interface PlanAfterChange {
  readonly plan: PlanName;
  /** null: it does not end by itself. */
  readonly endsAt: Date | null;
}

/** What people do about their plan. Every call works on what Stripe says at that moment. */
export class BillingService {
  readonly #parts: BillingServiceParts;

  constructor(parts: BillingServiceParts) {
    this.#parts = parts;
  }

  /**
   * @returns where to pay; for somebody who has a subscription, where to manage it
   * @throws AppError `invalid` for a price that is not sold, `conflict` for the plan one has
   */
  async startCheckout(workspaceId: string, priceId: string): Promise<string> {
    const plan = this.#planOnSale(priceId);
    return this.#withPayer(workspaceId, async (payer, lease) => {
      await this.#parts.prices.check(plan);
      const customerId = await this.#parts.customers.findOrCreate(payer);
      try {
        return await this.#checkOut(lease, { customerId, plan });
      } catch (error) {
        if (!(error instanceof GatewayError) || error.failure !== 'unknown-customer') throw error;
      }
      // The customer was deleted in Stripe: the person begins anew.
      await forgetCustomer(this.#parts.database.orm, workspaceId, customerId);
      const fresh = { ...payer, customerId: null };
      const newId = await this.#parts.customers.findOrCreate(fresh, customerId);
      return this.#checkOut(lease, { customerId: newId, plan });
    });
  }

  /**
   * Puts a subscription on another paid plan at once, the difference charged or credited. The plan
   * that one has already takes back its cancellation.
   * @throws AppError `invalid`, `conflict` or `payment-failed`
   */
  async changePlan(workspaceId: string, priceId: string): Promise<PlanAfterChange> {
    const plan = this.#planOnSale(priceId);
    return this.#withPayer(workspaceId, async (payer, lease) => {
      const current = await this.#liveSubscription(payer, lease);
      const { catalogue, gateway, at, prices } = this.#parts;
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
      await at('subscription-changed');
      return this.#settle(lease, payer);
    });
  }

  /**
   * The plan runs on to the end of what has been paid for; without a paid period it ends now.
   * @throws AppError `conflict` when there is no subscription
   */
  async cancel(workspaceId: string): Promise<PlanAfterChange> {
    return this.#withPayer(workspaceId, async (payer, lease) => {
      const current = await this.#liveSubscription(payer, lease);
      const { gateway, at } = this.#parts;
      if (current.status === 'past_due') {
        await gateway.endSubscription(current.id, false, randomUUID());
      } else if (endsLaterThanPaid(current)) {
        await gateway.changeSubscription(current, { cancelsAtPeriodEnd: true }, randomUUID());
      }
      await at('subscription-cancelled');
      return this.#settle(lease, payer);
    });
  }

  /** @returns where cards, invoices and the subscription are managed */
  async openPortal(workspaceId: string): Promise<string> {
    try {
      const payer = await readPayer(this.#parts.database.orm, workspaceId);
      if (payer === null || payer.customerId === null) throw billingConflict('noBillingAccount');
      return await this.#portal(payer.customerId);
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  #planOnSale(priceId: string): PaidPlanName {
    const plan = this.#parts.catalogue.planOnSale(priceId);
    if (plan !== null) return plan;
    throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.unknownPrice });
  }

  async #withPayer<T>(
    workspaceId: string,
    work: (payer: Payer, lease: Lease) => Promise<T>,
  ): Promise<T> {
    const { lock, database } = this.#parts;
    try {
      return await lock.run(workspaceId, async (lease) => {
        const payer = await readPayer(database.orm, workspaceId);
        if (payer === null) {
          throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
        }
        return work(payer, lease);
      });
    } catch (error) {
      throw explainGatewayError(error);
    }
  }

  /** Brings the copy up to date on the way: whoever is turned away reloads and sees why. */
  async #liveSubscription(payer: Payer, lease: Lease): Promise<RemoteSubscription> {
    const { current } = await this.#parts.sync.bringUpToDate(lease, payer.customerId);
    if (current === null || !isLive(current)) throw billingConflict('noSubscription');
    return current;
  }

  async #checkOut(
    lease: Lease,
    { customerId, plan }: { customerId: string; plan: PaidPlanName },
  ): Promise<string> {
    const { gateway, sync, catalogue, publicUrl, at } = this.#parts;
    const open = await gateway.listOpenCheckouts(customerId);
    const { current, standing, ...known } = await sync.bringUpToDate(lease, customerId);
    if (known.customerId === null) {
      throw new GatewayError('unknown-customer', 'its subscriptions could not be read');
    }
    if (current !== null && standing.plan === plan) throw billingConflict('samePlan');
    const checkout: Checkout = {
      customerId,
      workspaceId: lease.workspaceId,
      plan,
      priceId: catalogue.priceOf(plan),
      trialDays: standing.hasUsedTrial ? 0 : PLANS[plan].trialDays,
      publicUrl,
    };
    if (current !== null) {
      // A first payment that was not finished: it is finished where it began.
      const begun = current.status === 'incomplete' ? sameOffer(open, checkout) : null;
      return begun?.url ?? this.#portal(customerId);
    }
    const url = await offerCheckout(gateway, checkout, open);
    await at('checkout-created');
    // One of the older sessions was paid at this very moment.
    return url ?? this.#portal(customerId);
  }

  async #portal(customerId: string): Promise<string> {
    const { gateway, publicUrl, log } = this.#parts;
    try {
      return await gateway.createPortal(customerId, `${publicUrl}/profile`);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'rejected') throw error;
      // Until its settings have been saved once in the dashboard, Stripe has no portal to open.
      log.error({ err: error }, 'the billing portal cannot be opened: is it set up in Stripe?');
      throw new AppError('unavailable', { publicMessage: MESSAGES.profile.portalFailed });
    }
  }

  /** The change is made. If its result cannot be read now, the webhook brings it in a moment. */
  async #settle(lease: Lease, { workspaceId, customerId }: Payer): Promise<PlanAfterChange> {
    const { sync, database, log } = this.#parts;
    try {
      const { plan, standing } = await sync.bringUpToDate(lease, customerId);
      return { plan, endsAt: standing.endsAt };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ err: error, workspaceId }, 'a change was made but cannot be read yet');
      const payer = await readPayer(database.orm, workspaceId);
      return { plan: payer?.plan ?? 'free', endsAt: payer?.account?.endsAt ?? null };
    }
  }
}
