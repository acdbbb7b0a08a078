import type { Stripe } from 'stripe';
import type { SubscriptionStatus } from '../../schema/schema.ts';
import type { PaymentGateway, RemoteSubscription, SubscriptionChange } from './payment-gateway.ts';
import { callStripe, dateOf, PAGE_SIZE } from './stripe-calls.ts';

const STATUSES: readonly SubscriptionStatus[] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
];

type SubscriptionCalls = Pick<
  PaymentGateway,
  'listSubscriptions' | 'changeSubscription' | 'endSubscription'
>;

/** @param seatPrices the prices of seats beyond those of the plan, which are an item of their own */
export const createSubscriptionCalls = (
  stripe: Stripe,
  seatPrices: readonly string[],
): SubscriptionCalls => ({
  listSubscriptions: (customer) =>
    callStripe(async () => {
      const listed: RemoteSubscription[] = [];
      const filter = { customer, status: 'all', limit: PAGE_SIZE } as const;
      for await (const subscription of stripe.subscriptions.list(filter)) {
        listed.push(...subscriptionOf(subscription, seatPrices));
      }
      return listed;
    }),

  changeSubscription: (subscription, change, idempotencyKey) =>
    callStripe(async () => {
      const update = updateOf(subscription, change);
      await stripe.subscriptions.update(subscription.id, update, { idempotencyKey });
    }),

  endSubscription: (subscriptionId, givesCredit, idempotencyKey) =>
    callStripe(async () => {
      const options = givesCredit ? { prorate: true, invoice_now: true } : {};
      await stripe.subscriptions.cancel(subscriptionId, options, { idempotencyKey });
    }),
});

function updateOf(
  subscription: RemoteSubscription,
  { price, seats, endsTrial, cancelsAtPeriodEnd }: SubscriptionChange,
): Stripe.SubscriptionUpdateParams {
  const hasNoEndDate = subscription.cancelsAt === null || subscription.cancelsAtPeriodEnd;
  return {
    ...(price === undefined
      ? {}
      : {
          items: [{ id: price.itemId, price: price.priceId }],
          // The difference is charged or credited at once. A declined card changes nothing.
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }),
    ...(seats === undefined
      ? {}
      : { items: [seatItemOf(seats)], proration_behavior: 'create_prorations' }),
    ...(endsTrial === true ? { trial_end: 'now' } : {}),
    ...(cancelsAtPeriodEnd === true ? { cancel_at_period_end: true } : {}),
    ...(cancelsAtPeriodEnd === null && hasNoEndDate ? { cancel_at_period_end: false } : {}),
    ...(cancelsAtPeriodEnd === null && !hasNoEndDate ? { cancel_at: '' } : {}),
  };
}

function seatItemOf({ itemId, priceId, quantity }: NonNullable<SubscriptionChange['seats']>) {
  if (itemId === null) return { price: priceId, quantity };
  return quantity === 0 ? { id: itemId, deleted: true } : { id: itemId, quantity };
}

/** An empty array for a subscription without an item for a plan; this app sells none of those. */
function subscriptionOf(
  subscription: Stripe.Subscription,
  seatPrices: readonly string[],
): RemoteSubscription[] {
  const isSeat = ({ price }: Stripe.SubscriptionItem): boolean => seatPrices.includes(price.id);
  const item = subscription.items.data.find((each) => !isSeat(each));
  const seats = subscription.items.data.find(isSeat);
  if (item === undefined) return [];
  return [
    {
      id: subscription.id,
      // A status that Stripe adds later counts as paused: it gives no plan and blocks a second purchase.
      status: STATUSES.find((status) => status === subscription.status) ?? 'paused',
      priceId: item.price.id,
      itemId: item.id,
      seats: seats === undefined ? null : { itemId: seats.id, quantity: seats.quantity ?? 0 },
      createdAt: dateOf(subscription.created),
      periodEndsAt: dateOf(item.current_period_end),
      cancelsAtPeriodEnd: subscription.cancel_at_period_end,
      cancelsAt: nullableDateOf(subscription.cancel_at),
      trialEndsAt: nullableDateOf(subscription.trial_end),
      hadTrial: subscription.trial_start !== null,
    },
  ];
}

const nullableDateOf = (unixSeconds: number | null): Date | null =>
  unixSeconds === null ? null : dateOf(unixSeconds);
