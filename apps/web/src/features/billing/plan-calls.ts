import { type Configuration, type PlanName, PLANS, ROUTES } from '@loopwright/contract';
import { callApi, callForJson } from '../../lib/api.ts';

interface RedirectAnswer {
  readonly url?: string;
}

/** What pressing the button of a plan's card would do for somebody signed in. */
type PlanChange = 'current' | 'cancel' | 'checkout' | 'update';

function planChange(current: PlanName, target: PlanName): PlanChange {
  if (current === target) return 'current';
  if (target === 'free') return 'cancel';
  return current === 'free' ? 'checkout' : 'update';
}

export const isUpgrade = (current: PlanName, target: PlanName): boolean =>
  PLANS[target].rank > PLANS[current].rank;

async function priceOf(target: PlanName): Promise<string | null> {
  const { plans } = await callForJson<Configuration>(ROUTES.configuration);
  return plans.find(({ name }) => name === target)?.priceId ?? null;
}

/**
 * Changes the plan.
 * @returns where the browser has to go next, or null when it may stay
 */
export async function changePlan(current: PlanName, target: PlanName): Promise<string | null> {
  const change = planChange(current, target);
  if (change === 'current') return null;
  if (change === 'cancel') {
    await callApi(ROUTES.cancelSubscription, { method: 'POST' });
    return null;
  }
  const body = { priceId: await priceOf(target) };
  if (change === 'update') {
    await callApi(ROUTES.updateSubscription, { method: 'POST', body });
    return null;
  }
  const { url } = await callForJson<RedirectAnswer>(ROUTES.createCheckoutSession, {
    method: 'POST',
    body,
  });
  return url || '/';
}

/** @returns the address of the billing portal */
export async function openPortal(): Promise<string> {
  const { url } = await callForJson<RedirectAnswer>(ROUTES.createPortalSession, { method: 'POST' });
  return url || '/';
}
