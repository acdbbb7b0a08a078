import type { Stripe } from 'stripe';

/**
 * The shapes on the wire: the SDK's own types (so the compiler finds a missing field), with two
 * differences. Decimals travel as strings, and what can be expanded is stored as an id.
 */
type AsId<T, Keys extends keyof T> = Omit<T, Keys> & {
  [Key in Keys]: string | Extract<T[Key], null>;
};

export type Customer = Stripe.Customer;
export type Product = Stripe.Product;

export interface Price extends Omit<
  Stripe.Price,
  'unit_amount_decimal' | 'product' | 'unit_amount'
> {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Plan extends Omit<Stripe.Plan, 'amount_decimal'> {
  amount_decimal: string;
}

export interface SubscriptionItem extends Omit<
  Stripe.SubscriptionItem,
  'price' | 'plan' | 'quantity'
> {
  price: Price;
  plan: Plan;
  quantity: number;
}

export interface ListOf<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Subscription extends Omit<
  AsId<Stripe.Subscription, 'customer' | 'latest_invoice' | 'default_payment_method'>,
  'items'
> {
  items: ListOf<SubscriptionItem> & { total_count: number };
}

export interface InvoiceLine extends Omit<
  Stripe.InvoiceLineItem,
  'quantity_decimal' | 'pricing' | 'quantity'
> {
  quantity: number;
  quantity_decimal: string;
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
}

export interface Invoice extends Omit<
  Stripe.Invoice,
  'lines' | 'customer' | 'parent' | 'payments'
> {
  customer: string;
  lines: ListOf<InvoiceLine> & { total_count: number };
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Stripe.Metadata; subscription: string };
  };
}

export type InvoicePayment = Stripe.InvoicePayment;
export type PaymentIntent = Stripe.PaymentIntent;
export type PaymentMethod = Stripe.PaymentMethod;

export interface CheckoutSession extends AsId<
  Stripe.Checkout.Session,
  'customer' | 'subscription' | 'invoice'
> {
  success_url: string;
}

export interface LineItem extends Omit<Stripe.LineItem, 'price'> {
  price: Price;
}

export type PortalSession = Stripe.BillingPortal.Session;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
