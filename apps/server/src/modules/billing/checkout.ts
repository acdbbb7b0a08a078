import { randomUUID } from 'node:crypto';
import type { PaidPlanName } from './catalogue.ts';
import type { CheckoutSession, PaymentGateway } from './payment-gateway.ts';

export interface Checkout {
  readonly customerId: string;
  readonly workspaceId: string;
  readonly plan: PaidPlanName;
  readonly priceId: string;
  readonly trialDays: number;
  readonly publicUrl: string;
}

const termsOf = ({ plan, priceId, trialDays, publicUrl }: Checkout): string =>
  [plan, priceId, trialDays, publicUrl].join(' ');

/** The one of the open sessions that offers just this. */
export const sameOffer = (
  open: readonly CheckoutSession[],
  checkout: Checkout,
): CheckoutSession | null =>
  open.find(({ terms, url }) => terms === termsOf(checkout) && url !== null) ?? null;

/**
 * At most one session of a customer can be paid: the one that offers just this is used again, all
 * others end. Call it under the workspace's lock.
 * @param open the customer's sessions, listed before their subscriptions were read: of one that is
 *   paid in between, the subscription is seen
 * @returns null when a session could not be ended because it has just been paid
 */
export async function offerCheckout(
  gateway: PaymentGateway,
  checkout: Checkout,
  open: readonly CheckoutSession[],
): Promise<string | null> {
  const { customerId, workspaceId, priceId, trialDays, publicUrl } = checkout;
  const same = sameOffer(open, checkout);
  const others = open.filter((session) => session !== same);
  const ended = await Promise.all(others.map(({ id }) => gateway.expireCheckout(id)));
  if (ended.includes(false) && (await hasSubscription(gateway, customerId))) return null;
  if (same !== null) return same.url;
  const created = await gateway.createCheckout(
    {
      customerId,
      workspaceId,
      priceId,
      trialDays,
      successUrl: `${publicUrl}/success`,
      cancelUrl: `${publicUrl}/cancel`,
      terms: termsOf(checkout),
    },
    randomUUID(),
  );
  return created.url;
}

async function hasSubscription(gateway: PaymentGateway, customerId: string): Promise<boolean> {
  const over = new Set(['canceled', 'incomplete_expired']);
  const subscriptions = await gateway.listSubscriptions(customerId);
  return subscriptions.some(({ status }) => !over.has(status));
}
