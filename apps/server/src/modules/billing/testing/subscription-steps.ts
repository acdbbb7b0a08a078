import type { PlanName } from '@loopwright/contract';
import type { RemoteSubscription } from '../payment-gateway.ts';
import type { FakeStripe } from './fake-stripe.ts';

/** What can happen to a subscription. */
export const LIFE_STEPS = [
  'trial',
  'buy-premium',
  'trial-ends',
  'renew',
  'payment-fails',
  'payment-recovers',
  'upgrade',
  'downgrade',
  'cancel',
  'take-back',
  'give-up',
  'end',
] as const;
export type LifeStep = (typeof LIFE_STEPS)[number];

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const isLive = ({ status }: RemoteSubscription): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';

/** Takes the step in Stripe, if it can be taken in the state that things are in. */
export function live(stripe: FakeStripe, customerId: string, step: LifeStep): void {
  const current = stripe.subscriptionsOf(customerId).find(isLive);
  if (current === undefined) {
    if (step === 'trial') stripe.subscribe(customerId, 'price_basic', 7);
    if (step === 'buy-premium') stripe.subscribe(customerId, 'price_premium');
    return;
  }
  const change = (fields: Parameters<FakeStripe['change']>[2]): void =>
    stripe.change(customerId, current.id, fields);
  const nextPeriod = new Date(current.periodEndsAt.getTime() + MONTH_MS);
  switch (step) {
    case 'trial':
    case 'buy-premium':
      return;
    case 'trial-ends':
      if (current.status === 'trialing') change({ status: 'active', periodEndsAt: nextPeriod });
      return;
    case 'renew':
      if (current.status === 'active') change({ periodEndsAt: nextPeriod });
      return;
    case 'payment-fails':
      if (current.status === 'active') change({ status: 'past_due', periodEndsAt: nextPeriod });
      return;
    case 'payment-recovers':
      if (current.status === 'past_due') change({ status: 'active' });
      return;
    case 'upgrade':
      return change({ priceId: 'price_premium' });
    case 'downgrade':
      return change({ priceId: 'price_basic' });
    case 'cancel':
      return change({ cancelsAtPeriodEnd: true });
    case 'take-back':
      return change({ cancelsAtPeriodEnd: false });
    case 'give-up':
      if (current.status === 'past_due') change({ status: 'unpaid' });
      return;
    case 'end':
      return change({ status: 'canceled' });
  }
}

/** What the specification gives for these subscriptions, without asking the code under test. */
export function planAfter(subscriptions: readonly RemoteSubscription[]): PlanName {
  const current = subscriptions.find(isLive);
  if (current === undefined) return 'free';
  return current.priceId === 'price_premium' ? 'premium' : 'basic';
}
