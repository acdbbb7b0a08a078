import { randomUUID } from 'node:crypto';
import type { PaidPlanName } from './catalogue.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export interface Checkout {
  readonly customerId: string;
  readonly userId: string;
  readonly plan: PaidPlanName;
  readonly priceId: string;
  readonly trialDays: number;
  readonly publicUrl: string;
}

/**
 * At most one session of a customer can be paid: the one that offers just this is used again, all
 * others end. Call it under the person's lock.
 * @returns null when a session could not be ended because it has just been paid
 */
export async function offerCheckout(
  gateway: PaymentGateway,
  checkout: Checkout,
): Promise<string | null> {
  const { customerId, userId, plan, priceId, trialDays, publicUrl } = checkout;
  const terms = [plan, priceId, trialDays, publicUrl].join(' ');
  const open = await gateway.listOpenCheckouts(customerId);
  const same = open.find((session) => session.terms === terms && session.url !== null);
  const others = open.filter((session) => session !== same);
  const ended = await Promise.all(others.map(({ id }) => gateway.expireCheckout(id)));
  if (ended.includes(false) && (await hasSubscription(gateway, customerId))) return null;
  if (same !== undefined) return same.url;
  const created = await gateway.createCheckout(
    {
      customerId,
      userId,
      priceId,
      trialDays,
      successUrl: `${publicUrl}/success`,
      cancelUrl: `${publicUrl}/cancel`,
      terms,
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
