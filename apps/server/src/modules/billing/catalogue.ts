import { PLANS, type PlanName } from '@loopwright/contract';

export type PaidPlanName = Exclude<PlanName, 'free'>;
export const PAID_PLANS: readonly PaidPlanName[] = ['basic', 'premium'];

/** Which of Stripe's prices buys which plan. */
export interface Catalogue {
  /** The price at which the plan is sold. */
  priceOf(plan: PaidPlanName): string;
  /** The plan that the price buys today; null: it buys nothing (any more). */
  planOnSale(priceId: string): PaidPlanName | null;
  /** The plan that the price pays for, also one at which it is no longer sold. */
  planPaidBy(priceId: string): PaidPlanName | null;
}

/** @param prices of each plan: the price that is sold, then former prices of running subscriptions */
export function createCatalogue(
  prices: Readonly<Record<PaidPlanName, readonly string[]>>,
): Catalogue {
  const priceOf = (plan: PaidPlanName): string => {
    const [onSale] = prices[plan];
    if (onSale === undefined) throw new Error(`There is no price for ${PLANS[plan].label}`);
    return onSale;
  };
  return {
    priceOf,
    planOnSale: (priceId) => PAID_PLANS.find((plan) => priceOf(plan) === priceId) ?? null,
    planPaidBy: (priceId) => PAID_PLANS.find((plan) => prices[plan].includes(priceId)) ?? null,
  };
}
