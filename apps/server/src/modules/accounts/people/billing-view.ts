import type { User } from '@loopwright/contract';
import type { MemberBilling } from './account.ts';

type ShownBilling = Pick<
  User,
  'subscriptionStatus' | 'renewsAt' | 'endsAt' | 'trialEndsAt' | 'paymentFailed' | 'hasUsedTrial'
>;

/** How the subscription stands, as the person sees it. Dates are absent where they mean nothing. */
export function presentBilling(billing: MemberBilling | null): ShownBilling {
  if (billing === null) return {};
  const { status, hasUsedTrial } = billing;
  const isLive = status === 'trialing' || status === 'active' || status === 'past_due';
  const isPaying = status === 'trialing' || status === 'active';
  const isFailing = status === 'past_due' || status === 'unpaid';
  const [periodEndsAt, endsAt, trialEndsAt] = [
    billing.periodEndsAt?.toISOString(),
    billing.endsAt?.toISOString(),
    billing.trialEndsAt?.toISOString(),
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
