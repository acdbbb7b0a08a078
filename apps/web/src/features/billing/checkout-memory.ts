import { PLAN_NAMES, type PlanName } from '@loopwright/contract';

/** Lives as long as the tab, which goes to the payment provider and comes back. */
const STORAGE_KEY = 'checkout';

/** Storage can be switched off; then nobody knows what to wait for, and nobody waits. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Before the browser leaves for the checkout of a plan. */
export function rememberCheckout(plan: PlanName): void {
  withStorage((storage) => storage.setItem(STORAGE_KEY, plan));
}

/** The plan that the last checkout of this tab was for; null: there was none. */
export function checkoutPlan(): PlanName | null {
  const name = withStorage((storage) => storage.getItem(STORAGE_KEY));
  return PLAN_NAMES.find((plan) => plan === name) ?? null;
}

export function forgetCheckout(): void {
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}
