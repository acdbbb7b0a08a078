import { type PlanName, PLANS, type User } from '@loopwright/contract';

/** How it stands with a person's plan. Days are ISO 8601. */
export type Standing =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'ending' | 'trial' | 'renewing'; readonly day: string }
  /** Paid for, and nobody has said until when. */
  | { readonly kind: 'open' };

export const planOf = (user: User): PlanName => user.subscription ?? 'free';

export function standingOf(user: User): Standing {
  if (planOf(user) === 'free') return { kind: 'free' };
  if (user.paymentFailed) return { kind: 'unpaid' };
  if (user.endsAt) return { kind: 'ending', day: user.endsAt };
  if (user.trialEndsAt) return { kind: 'trial', day: user.trialEndsAt };
  return user.renewsAt ? { kind: 'renewing', day: user.renewsAt } : { kind: 'open' };
}

/** What pressing the button of a plan's card does. */
export type PlanChange = 'checkout' | 'update' | 'cancel' | 'keep';

/** The plan ends with its period, and that can still be taken back. */
export const isEnding = (user: User): boolean =>
  planOf(user) !== 'free' && user.endsAt !== undefined;

/**
 * @returns null for the plan that the person has. On the free plan's card a cancellation that waits
 * for the end of the period is taken back: 'keep'.
 */
export function planChange(user: User, target: PlanName): PlanChange | null {
  const current = planOf(user);
  if (current === target) return null;
  if (target === 'free') return isEnding(user) ? 'keep' : 'cancel';
  return current === 'free' ? 'checkout' : 'update';
}

export const isUpgrade = (current: PlanName, target: PlanName): boolean =>
  PLANS[target].rank > PLANS[current].rank;

/** Whether the plan would begin with days for nothing. */
export const beginsWithTrial = (user: User | null, target: PlanName): boolean =>
  PLANS[target].trialDays > 0 &&
  (user === null || (planOf(user) === 'free' && user.hasUsedTrial !== true));
