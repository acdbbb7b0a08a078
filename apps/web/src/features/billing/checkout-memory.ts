import { PLAN_NAMES, type PlanName } from '@loopwright/contract';
import { withTabStorage } from '../../lib/tab-storage.ts';

/** Lives as long as the tab, which goes to the payment provider and comes back. */
const STORAGE_KEY = 'checkout';

/** Before the browser leaves for the checkout of a plan. */
export function rememberCheckout(plan: PlanName): void {
  withTabStorage((storage) => storage.setItem(STORAGE_KEY, plan));
}

/** The plan that the last checkout of this tab was for; null: there was none. */
export function checkoutPlan(): PlanName | null {
  const name = withTabStorage((storage) => storage.getItem(STORAGE_KEY));
  return PLAN_NAMES.find((plan) => plan === name) ?? null;
}

export function forgetCheckout(): void {
  withTabStorage((storage) => storage.removeItem(STORAGE_KEY));
}
