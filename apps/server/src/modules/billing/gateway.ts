import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { SubscriptionStatus } from '../../schema/schema.ts';
import {
  type CheckoutSession,
  EVENT_TYPES,
  GatewayError,
  type GatewayFailure,
  type PaymentEvent,
  type PaymentGateway,
  type RemoteCustomer,
  type RemoteSubscription,
} from './payment-gateway.ts';

/** What the code was written for; a newer one changes nothing until it is changed here. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const BUSY_WAIT_MS = 500;
const TOLERANCE_SECONDS = 300;
const PAGE = 100;
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

/** Where Stripe is and how we prove who we are. */
export interface GatewayConnection {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** null: Stripe itself. */
  readonly address: { readonly host: string; readonly port: number } | null;
  readonly timeoutMs?: number;
}

/** Payments through Stripe's own library, whether Stripe or the sandbox answers. */
export function createStripeGateway(connection: GatewayConnection): PaymentGateway {
  const stripe = connect(connection);
  return {
    createCustomer: ({ workspaceId, email, name }, idempotencyKey) =>
      asking(async () => {
        const person = { name, metadata: { workspaceId } };
        const without = { idempotencyKey: `${idempotencyKey}-without-email` };
        if (email === null) return customerOf(await stripe.customers.create(person, without));
        try {
          return customerOf(
            await stripe.customers.create({ ...person, email }, { idempotencyKey }),
          );
        } catch (error) {
          if (!isWrongEmail(error)) throw error;
          // Whoever signed up with an address that Stripe finds wrong tells another at the checkout.
          return customerOf(await stripe.customers.create(person, without));
        }
      }),

    readCustomer: (customerId) =>
      unlessMissing(async () => {
        const customer = await stripe.customers.retrieve(customerId);
        return customer.deleted === true ? null : customerOf(customer);
      }),

    findCustomers: (email) =>
      asking(async () => {
        try {
          const { data } = await stripe.customers.list({ email, limit: PAGE });
          return data.map(customerOf);
        } catch (error) {
          if (isWrongEmail(error)) return [];
          throw error;
        }
      }),

    unlinkCustomer: (customerId) =>
      asking(async () => {
        await stripe.customers.update(customerId, { metadata: { workspaceId: '', userId: '' } });
      }),

    listSubscriptions: (customer) =>
      asking(async () => {
        const listed: RemoteSubscription[] = [];
        for await (const subscription of stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: PAGE,
        })) {
          listed.push(...subscriptionOf(subscription));
        }
        return listed;
      }),

    changeSubscription: (subscription, { price, endsTrial, cancelsAtPeriodEnd }, idempotencyKey) =>
      asking(async () => {
        const keepsEnd = subscription.cancelsAt === null || subscription.cancelsAtPeriodEnd;
        await stripe.subscriptions.update(
          subscription.id,
          {
            ...(price === undefined
              ? {}
              : {
                  items: [{ id: price.itemId, price: price.priceId }],
                  // The difference is charged or credited at once; a card that declines changes
                  // nothing.
                  proration_behavior: 'always_invoice',
                  payment_behavior: 'error_if_incomplete',
                }),
            ...(endsTrial === true ? { trial_end: 'now' } : {}),
            ...(cancelsAtPeriodEnd === true ? { cancel_at_period_end: true } : {}),
            ...(cancelsAtPeriodEnd === null && keepsEnd ? { cancel_at_period_end: false } : {}),
            ...(cancelsAtPeriodEnd === null && !keepsEnd ? { cancel_at: '' } : {}),
          },
          { idempotencyKey },
        );
      }),

    endSubscription: (subscriptionId, givesCredit, idempotencyKey) =>
      asking(async () => {
        const how = givesCredit ? { prorate: true, invoice_now: true } : {};
        await stripe.subscriptions.cancel(subscriptionId, how, { idempotencyKey });
      }),

    listOpenCheckouts: (customer) =>
      asking(async () => {
        const { data } = await stripe.checkout.sessions.list({
          customer,
          status: 'open',
          limit: PAGE,
        });
        return data.map(checkoutOf);
      }),

    createCheckout: (request, idempotencyKey) =>
      asking(async () => {
        const { customerId, workspaceId, priceId, trialDays, successUrl, cancelUrl, terms } =
          request;
        return checkoutOf(
          await stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer: customerId,
              client_reference_id: workspaceId,
              line_items: [{ price: priceId, quantity: 1 }],
              success_url: successUrl,
              cancel_url: cancelUrl,
              metadata: { workspaceId, terms },
              subscription_data: {
                metadata: { workspaceId },
                ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
              },
            },
            { idempotencyKey },
          ),
        );
      }),

    async expireCheckout(sessionId) {
      try {
        await asking(() => stripe.checkout.sessions.expire(sessionId));
        return true;
      } catch (error) {
        if (error instanceof GatewayError && error.failure === 'rejected') return false;
        throw error;
      }
    },

    createPortal: (customer, returnUrl) =>
      asking(async () => {
        const portal = { customer, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(portal)).url;
      }),

    readPrice: (priceId) =>
      unlessMissing(async () => {
        const { active, unit_amount, currency, recurring } = await stripe.prices.retrieve(priceId);
        const isMonthly =
          recurring?.interval === 'month' &&
          recurring.interval_count === 1 &&
          // Metered: the amount would be charged for each use that is reported, and none is.
          recurring.usage_type === 'licensed';
        return { isActive: active, unitAmount: unit_amount, currency, isMonthly };
      }),

    listEvents: (since) =>
      asking(async () => {
        const events: PaymentEvent[] = [];
        for await (const event of stripe.events.list({
          types: [...EVENT_TYPES],
          limit: PAGE,
          ...(since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } }),
        })) {
          events.push(eventOf(event));
        }
        return events.reverse();
      }),

    verifyWebhook(body, signature, receivedAt) {
      try {
        const { webhookSecret } = connection;
        return eventOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            receivedAt.getTime(),
          ),
        );
      } catch (error) {
        throw new GatewayError('bad-signature', error);
      }
    },
  };
}

function connect({ apiKey, address, timeoutMs = TIMEOUT_MS }: GatewayConnection): Stripe {
  return new Stripe(apiKey, {
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'loopwright' },
    ...(address === null ? {} : { ...address, protocol: 'http' as const }),
  });
}

/** Puts the library's many errors into the few words that the rest of the server knows. */
async function asking<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      // The library tries again after everything but this; a call that was turned away did nothing.
      const isTurnedAway = error instanceof Stripe.errors.StripeRateLimitError;
      if (!isTurnedAway || attempt >= RETRIES) throw new GatewayError(failureOf(error), error);
      await pause(BUSY_WAIT_MS * (attempt + Math.random()));
    }
  }
}

function failureOf(error: unknown): GatewayFailure {
  if (!(error instanceof Stripe.errors.StripeError)) return 'away';
  if (isUnknownCustomer(error)) return 'unknown-customer';
  if (error instanceof Stripe.errors.StripeCardError || error.statusCode === 402) return 'declined';
  // An idempotency conflict (409) is an earlier try that is still under way.
  const isRejected = error instanceof Stripe.errors.StripeInvalidRequestError;
  return isRejected && error.statusCode !== 409 ? 'rejected' : 'away';
}

const isWrongEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'email';

const isUnknownCustomer = ({ code, param, message }: Stripe.errors.StripeError): boolean =>
  code === 'resource_missing' && (param === 'customer' || /No such customer/i.test(message));

async function unlessMissing<T>(call: () => Promise<T | null>): Promise<T | null> {
  try {
    return await asking(call);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { cause } = error;
    const isMissing =
      cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
const perhapsFromSeconds = (seconds: number | null): Date | null =>
  seconds === null ? null : fromSeconds(seconds);

const customerOf = ({ id, metadata, created }: Stripe.Customer): RemoteCustomer => ({
  id,
  // Customers from before there were workspaces name their user, whose personal workspace has the same id.
  workspaceId: metadata['workspaceId'] ?? metadata['userId'] ?? null,
  createdAt: fromSeconds(created),
});

/** None for a subscription without an item: nobody buys one here. */
function subscriptionOf(subscription: Stripe.Subscription): RemoteSubscription[] {
  const [item] = subscription.items.data;
  if (item === undefined) return [];
  return [
    {
      id: subscription.id,
      // A word that Stripe may add one day gives no plan, and lets nobody buy a second one.
      status: STATUSES.find((status) => status === subscription.status) ?? 'paused',
      priceId: item.price.id,
      itemId: item.id,
      createdAt: fromSeconds(subscription.created),
      periodEndsAt: fromSeconds(item.current_period_end),
      cancelsAtPeriodEnd: subscription.cancel_at_period_end,
      cancelsAt: perhapsFromSeconds(subscription.cancel_at),
      trialEndsAt: perhapsFromSeconds(subscription.trial_end),
      hadTrial: subscription.trial_start !== null,
    },
  ];
}

const checkoutOf = ({ id, url, metadata }: Stripe.Checkout.Session): CheckoutSession => ({
  id,
  url,
  terms: metadata?.['terms'] ?? null,
});

/** Reads no more than every version of the interface has said in the same way. */
function eventOf({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const about = data.object as { object?: string; id?: string; customer?: unknown };
  const customer = about.object === 'customer' ? about.id : about.customer;
  return {
    id,
    type,
    createdAt: fromSeconds(created),
    customerId: typeof customer === 'string' ? customer : null,
  };
}
