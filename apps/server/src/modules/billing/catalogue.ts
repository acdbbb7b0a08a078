import { PLAN_NAMES, PLANS, type PlanName } from '@loopwright/contract';

export type PaidPlanName = Exclude<PlanName, 'free'>;
export const PAID_PLANS: readonly PaidPlanName[] = PLAN_NAMES.filter((plan) => plan !== 'free');

/** Of each plan: the price that is sold, then former prices of running subscriptions. */
export type PlanPrices = Readonly<Record<PaidPlanName, readonly string[]>>;

/** @param pricesOf the prices of one plan */
export const pricesOfEachPlan = (pricesOf: (plan: PaidPlanName) => readonly string[]): PlanPrices =>
  Object.fromEntries(PAID_PLANS.map((plan) => [plan, pricesOf(plan)])) as PlanPrices;

/** Which of Stripe's prices buys which plan. */
export interface Catalogue {
  /** The price at which the plan is sold. */
  priceOf(plan: PaidPlanName): string;
  /** The plan that the price buys today; null: it buys nothing (any more). */
  planOnSale(priceId: string): PaidPlanName | null;
  /** The plan that the price pays for, also one at which it is no longer sold. */
  planPaidBy(priceId: string): PaidPlanName | null;
  /** The price at which a seat beyond those of the plan is sold; null: none are. */
  readonly seatPrice: string | null;
}

/** @param seatPrices the price that is sold, then former ones; empty: no seats are sold */
export function createCatalogue(prices: PlanPrices, seatPrices: readonly string[] = []): Catalogue {
  const priceOf = (plan: PaidPlanName): string => {
    const [onSale] = prices[plan];
    if (onSale === undefined) throw new Error(`There is no price for ${PLANS[plan].label}`);
    return onSale;
  };
  return {
    priceOf,
    planOnSale: (priceId) => PAID_PLANS.find((plan) => priceOf(plan) === priceId) ?? null,
    planPaidBy: (priceId) => PAID_PLANS.find((plan) => prices[plan].includes(priceId)) ?? null,
    seatPrice: seatPrices[0] ?? null,
  };
}
