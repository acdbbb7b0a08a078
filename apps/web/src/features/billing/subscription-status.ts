import { type PlanName, PLANS, type User } from '@loopwright/contract';

/** The status of a user's subscription. Days are ISO 8601. */
export type SubscriptionStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'ending' | 'trial' | 'renewing'; readonly day: string }
  /** Paid for, without a known end of the period. */
  | { readonly kind: 'open' };

export const planOf = (user: User): PlanName => user.subscription ?? 'free';

export function subscriptionStatusOf(user: User): SubscriptionStatus {
  if (planOf(user) === 'free') return { kind: 'free' };
  if (user.paymentFailed) return { kind: 'unpaid' };
  if (user.endsAt) return { kind: 'ending', day: user.endsAt };
  if (user.trialEndsAt) return { kind: 'trial', day: user.trialEndsAt };
  return user.renewsAt ? { kind: 'renewing', day: user.renewsAt } : { kind: 'open' };
}

/** What pressing the button of a plan's card does. */
export type PlanChange = 'checkout' | 'update' | 'cancel' | 'keep';

/** Whether the subscription ends with its period; until then the cancellation can be undone. */
export const isEnding = (user: User): boolean =>
  planOf(user) !== 'free' && user.endsAt !== undefined;

/**
 * @returns null for the user's own plan; 'keep' on the free plan's card while a cancellation waits for
 * the end of the period, which the button undoes
 */
export function planChange(user: User, target: PlanName): PlanChange | null {
  const current = planOf(user);
  if (current === target) return null;
  if (target === 'free') return isEnding(user) ? 'keep' : 'cancel';
  return current === 'free' ? 'checkout' : 'update';
}

export const isUpgrade = (current: PlanName, target: PlanName): boolean =>
  PLANS[target].rank > PLANS[current].rank;

/** Whether the plan would begin with a free trial. */
export const beginsWithTrial = (user: User | null, target: PlanName): boolean =>
  PLANS[target].trialDays > 0 &&
  (user === null || (planOf(user) === 'free' && user.hasUsedTrial !== true));
