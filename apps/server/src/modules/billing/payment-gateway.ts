import type { SubscriptionStatus } from '../../schema/schema.ts';

/** A subscription in Stripe, reduced to the fields that this app uses. */
export interface RemoteSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly priceId: string;
  /** The id of the plan's item, which a change of price needs. */
  readonly itemId: string;
  /** The item of seats beyond those of the plan; null: it has none. */
  readonly seats: { readonly itemId: string; readonly quantity: number } | null;
  readonly createdAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelsAtPeriodEnd: boolean;
  /** Set by a cancellation at a certain date, which the portal can make. */
  readonly cancelsAt: Date | null;
  /** null: it never had a trial. */
  readonly trialEndsAt: Date | null;
  readonly hadTrial: boolean;
}

export interface RemoteCustomer {
  readonly id: string;
  /** The workspace it was created for; null: the customer is not from this app. */
  readonly workspaceId: string | null;
  readonly createdAt: Date;
}

export interface RemotePrice {
  readonly isActive: boolean;
  /** In cents; null: not a plain amount. */
  readonly unitAmount: number | null;
  readonly currency: string;
  readonly isMonthly: boolean;
}

export interface CheckoutSession {
  readonly id: string;
  /** null: it can no longer be paid. */
  readonly url: string | null;
  /** As `CheckoutRequest.terms` gave them. */
  readonly terms: string | null;
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly workspaceId: string;
  readonly priceId: string;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The offer as one text. Requests with equal terms may share a session. */
  readonly terms: string;
}

/** A change of an existing subscription; what is absent stays. */
export interface SubscriptionChange {
  readonly price?: { readonly itemId: string; readonly priceId: string };
  /** Seats beyond those of the plan. The difference is on the next invoice. */
  readonly seats?: {
    /** null: the subscription has no such item yet. */
    readonly itemId: string | null;
    readonly priceId: string;
    /** 0 removes the item. */
    readonly quantity: number;
  };
  /** The trial is over at once, and the new price is charged. */
  readonly endsTrial?: boolean;
  /** null: takes back a cancellation, of whichever kind it is. */
  readonly cancelsAtPeriodEnd?: true | null;
}

/** An event of Stripe. Its content may be outdated, so the current state is read from Stripe. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** By Stripe's clock. */
  readonly createdAt: Date;
  /** null: the event concerns no customer. */
  readonly customerId: string | null;
}

/** The events that can change a workspace's plan. The webhook must be subscribed to them. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

/** `key` parameters are idempotency keys: the same call with the same key has its effect once. */
export interface PaymentGateway {
  createCustomer(
    customer: {
      readonly workspaceId: string;
      readonly email: string | null;
      readonly name: string;
    },
    key: string,
  ): Promise<RemoteCustomer>;
  /** null: there is no such customer, or not any more. */
  readCustomer(customerId: string): Promise<RemoteCustomer | null>;
  findCustomers(email: string): Promise<RemoteCustomer[]>;
  /** Writes to the customer that it belongs to another workspace. */
  assignCustomer(customerId: string, workspaceId: string): Promise<void>;
  /** Removes the workspace's id from the customer, which stays in Stripe with its payments. */
  unlinkCustomer(customerId: string): Promise<void>;
  /** All there ever were, in any status. @throws GatewayError `unknown-customer` */
  listSubscriptions(customerId: string): Promise<RemoteSubscription[]>;
  changeSubscription(
    subscription: RemoteSubscription,
    change: SubscriptionChange,
    key: string,
  ): Promise<void>;
  /** Ends it now. @param givesCredit what has been paid for the rest becomes the customer's credit */
  endSubscription(subscriptionId: string, givesCredit: boolean, key: string): Promise<void>;
  listOpenCheckouts(customerId: string): Promise<CheckoutSession[]>;
  createCheckout(request: CheckoutRequest, key: string): Promise<CheckoutSession>;
  /** @returns false when it was completed or had expired already */
  expireCheckout(sessionId: string): Promise<boolean>;
  /** @returns the portal's address */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  readPrice(priceId: string): Promise<RemotePrice | null>;
  /** Of `EVENT_TYPES`, oldest first; Stripe keeps 30 days. @param since null: from the beginning */
  listEvents(since: Date | null): Promise<PaymentEvent[]>;
  /**
   * @param body exactly as it arrived
   * @throws GatewayError `bad-signature`, also for one that is older than five minutes
   */
  verifyWebhook(body: Buffer, signature: string, receivedAt: Date): PaymentEvent;
}

export type GatewayFailure =
  /** Stripe is down, slow, busy or misunderstands our key: later the same call may succeed. */
  | 'away'
  /** The card did not pay, and nothing has changed. */
  | 'declined'
  | 'unknown-customer'
  | 'bad-signature'
  /** Stripe refused the call as invalid. */
  | 'rejected';

export class GatewayError extends Error {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure, cause: unknown) {
    super(`${failure}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'GatewayError';
    this.failure = failure;
  }
}
