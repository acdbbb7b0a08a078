import { type PlanName, ROUTES } from '@loopwright/contract';
import { callApi, callForJson } from '../../lib/api.ts';
import { loadConfiguration } from '../../lib/configuration.ts';
import { rememberCheckout } from './checkout-memory.ts';
import type { PlanChange } from './subscription-status.ts';

interface RedirectAnswer {
  readonly url?: string;
}

/** Fresh each time: a page may stand open while the operator changes the prices. */
async function priceRequest(plan: PlanName): Promise<{ readonly priceId: string | null }> {
  const { plans } = await loadConfiguration();
  return { priceId: plans.find(({ name }) => name === plan)?.priceId ?? null };
}

/**
 * Changes the plan.
 * @param target the plan to have; for 'keep' the one that is about to end
 * @returns where the browser has to go next, or null when it may stay
 */
export async function changePlan(change: PlanChange, target: PlanName): Promise<string | null> {
  if (change === 'cancel') {
    await callApi(ROUTES.cancelSubscription, { method: 'POST' });
    return null;
  }
  const body = await priceRequest(target);
  if (change !== 'checkout') {
    await callApi(ROUTES.updateSubscription, { method: 'POST', body });
    return null;
  }
  const { url } = await callForJson<RedirectAnswer>(ROUTES.createCheckoutSession, {
    method: 'POST',
    body,
  });
  rememberCheckout(target);
  return url || '/';
}

/** @returns the address of the billing portal */
export async function openPortal(): Promise<string> {
  const { url } = await callForJson<RedirectAnswer>(ROUTES.createPortalSession, { method: 'POST' });
  return url || '/';
}
