import type {
  CheckoutSession,
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
} from '../wire.ts';

/** How the made-up card behaves; Stripe's test cards 4242, 0002 and 0341. */
export type CardBehaviour = 'works' | 'declined' | 'fails_later';

/**
 * Everything that is kept: the object as Stripe shows it, and beside it what Stripe knows but does
 * not show.
 */
export interface Kinds {
  customer: { wire: Customer; hidden: { deleted: boolean } };
  product: { wire: Product; hidden: object };
  price: { wire: Price; hidden: object };
  payment_method: { wire: PaymentMethod; hidden: { behaviour: CardBehaviour } };
  checkout_session: {
    wire: CheckoutSession;
    hidden: {
      lineItems: LineItem[];
      trialEnd: { days: number } | { at: number } | null;
      subscriptionMetadata: Record<string, string>;
      subscriptionDescription: string | null;
    };
  };
  subscription: {
    wire: Subscription;
    hidden: {
      /** Prorations that wait for the next invoice. */
      pendingLines: InvoiceLine[];
      trialWillEndSent: boolean;
    };
  };
  invoice: {
    wire: Invoice;
    hidden: { payments: InvoicePayment[]; automaticRetries: number };
  };
  payment_intent: { wire: PaymentIntent; hidden: object };
  portal_session: { wire: PortalSession; hidden: { pageId: string } };
  event: { wire: StripeEvent; hidden: object };
}

export type Kind = keyof Kinds;

/** What Stripe calls each kind in "No such …". */
export const NOUNS: Record<Kind, string> = {
  customer: 'customer',
  product: 'product',
  price: 'price',
  payment_method: 'PaymentMethod',
  checkout_session: 'checkout.session',
  subscription: 'subscription',
  invoice: 'invoice',
  payment_intent: 'payment_intent',
  portal_session: 'billing_portal.session',
  event: 'event',
};
