import type { User } from '@loopwright/contract';
import type { SubscriptionState } from './account.ts';

type ShownBilling = Pick<
  User,
  'subscriptionStatus' | 'renewsAt' | 'endsAt' | 'trialEndsAt' | 'paymentFailed' | 'hasUsedTrial'
>;

/** The state of the subscription as the user sees it. Dates are absent where they mean nothing. */
export function presentBilling(subscription: SubscriptionState | null): ShownBilling {
  if (subscription === null) return {};
  const { status, hasUsedTrial } = subscription;
  const isLive = status === 'trialing' || status === 'active' || status === 'past_due';
  const isPaying = status === 'trialing' || status === 'active';
  const isFailing = status === 'past_due' || status === 'unpaid';
  const [periodEndsAt, endsAt, trialEndsAt] = [
    subscription.periodEndsAt?.toISOString(),
    subscription.endsAt?.toISOString(),
    subscription.trialEndsAt?.toISOString(),
  ];
  return {
    ...(isLive ? { subscriptionStatus: status } : {}),
    ...(isPaying && endsAt === undefined && periodEndsAt !== undefined
      ? { renewsAt: periodEndsAt }
      : {}),
    ...(isLive && endsAt !== undefined ? { endsAt } : {}),
    ...(status === 'trialing' && trialEndsAt !== undefined ? { trialEndsAt } : {}),
    ...(isFailing ? { paymentFailed: true } : {}),
    ...(hasUsedTrial ? { hasUsedTrial } : {}),
  };
}
