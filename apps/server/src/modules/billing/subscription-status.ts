import { PLANS } from '@loopwright/contract';
import type { SubscriptionStatus } from '../../schema/schema.ts';
import type { Catalogue, PaidPlanName } from './catalogue.ts';
import type { RemoteSubscription } from './payment-gateway.ts';

/** These give their plan. `past_due`: a payment failed, and Stripe still retries it. */
const LIVE: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due']);
/** Final statuses: nothing can be charged any more. */
const OVER: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired']);

export const isLive = ({ status }: RemoteSubscription): boolean => LIVE.has(status);
export const isOver = ({ status }: Pick<RemoteSubscription, 'status'>): boolean => OVER.has(status);

/** The date at which it ends without further action; null: it renews. */
export const endOf = (subscription: RemoteSubscription): Date | null =>
  subscription.cancelsAt ?? (subscription.cancelsAtPeriodEnd ? subscription.periodEndsAt : null);

export interface ChosenSubscription {
  /** The live subscription, otherwise one that may become live; null: there is none. */
  readonly current: RemoteSubscription | null;
  /** Further live subscriptions to our plans. Normally empty. */
  readonly surplus: readonly RemoteSubscription[];
  /** Further live subscriptions that buy no plan: the operator sells the customer something else. */
  readonly foreign: readonly RemoteSubscription[];
}

/**
 * Of several live subscriptions the paid one with the highest plan is chosen, the oldest of equals. A
 * subscription at a price of no plan is chosen only when there is no other.
 */
export function chooseSubscription(
  subscriptions: readonly RemoteSubscription[],
  catalogue: Catalogue,
): ChosenSubscription {
  const worth = ({ status, priceId }: RemoteSubscription): number => {
    const plan = catalogue.planPaidBy(priceId);
    return (status === 'past_due' ? 0 : 10) + (plan === null ? 0 : PLANS[plan].rank);
  };
  const byAge = subscriptions.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const live = byAge.filter(isLive).toSorted((a, b) => worth(b) - worth(a));
  const isOurs = ({ priceId }: RemoteSubscription): boolean =>
    catalogue.planPaidBy(priceId) !== null;
  const [best, ...surplus] = live.filter(isOurs);
  const [nextBest, ...others] = live.filter((subscription) => !isOurs(subscription));
  const unsettled = byAge.findLast(({ status }) => !OVER.has(status));
  const foreign = best === undefined || nextBest === undefined ? others : [nextBest, ...others];
  return { current: best ?? nextBest ?? unsettled ?? null, surplus, foreign };
}

/** What is stored about the subscription of a workspace. */
export interface SubscriptionState {
  readonly subscriptionId: string | null;
  readonly status: SubscriptionStatus | null;
  /** 'unknown': it is paid for at a price that the configuration does not name. */
  readonly plan: PaidPlanName | 'free' | 'unknown';
  readonly periodEndsAt: Date | null;
  readonly endsAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly hasUsedTrial: boolean;
  /** Seats beyond those of the plan. */
  readonly extraSeats: number;
}

export function subscriptionStateOf(
  current: RemoteSubscription | null,
  hasUsedTrial: boolean,
  catalogue: Catalogue,
): SubscriptionState {
  if (current === null) return { ...NOTHING, hasUsedTrial };
  const { id, status, priceId, periodEndsAt, trialEndsAt } = current;
  return {
    subscriptionId: id,
    status,
    plan: isLive(current) ? (catalogue.planPaidBy(priceId) ?? 'unknown') : 'free',
    periodEndsAt,
    endsAt: endOf(current),
    trialEndsAt: status === 'trialing' ? trialEndsAt : null,
    hasUsedTrial,
    extraSeats: isLive(current) ? (current.seats?.quantity ?? 0) : 0,
  };
}

const NOTHING = {
  subscriptionId: null,
  status: null,
  plan: 'free',
  periodEndsAt: null,
  endsAt: null,
  trialEndsAt: null,
  extraSeats: 0,
} as const;
