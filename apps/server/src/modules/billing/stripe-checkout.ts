import type { Stripe } from 'stripe';
import {
  type CheckoutRequest,
  type CheckoutSession,
  GatewayError,
  type PaymentGateway,
} from './payment-gateway.ts';
import { callStripe, PAGE_SIZE } from './stripe-calls.ts';

type CheckoutCalls = Pick<
  PaymentGateway,
  'listOpenCheckouts' | 'createCheckout' | 'expireCheckout' | 'createPortal'
>;

/** The calls for Stripe's hosted pages: checkout sessions and the billing portal. */
export const createCheckoutCalls = (stripe: Stripe): CheckoutCalls => ({
  listOpenCheckouts: (customer) =>
    callStripe(async () => {
      const filter = { customer, status: 'open', limit: PAGE_SIZE } as const;
      const { data } = await stripe.checkout.sessions.list(filter);
      return data.map(checkoutOf);
    }),

  createCheckout: (request, idempotencyKey) =>
    callStripe(async () =>
      checkoutOf(await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey })),
    ),

  async expireCheckout(sessionId) {
    try {
      await callStripe(() => stripe.checkout.sessions.expire(sessionId));
      return true;
    } catch (error) {
      if (error instanceof GatewayError && error.failure === 'rejected') return false;
      throw error;
    }
  },

  createPortal: (customer, returnUrl) =>
    callStripe(async () => {
      const portal = { customer, return_url: returnUrl };
      return (await stripe.billingPortal.sessions.create(portal)).url;
    }),
});

const sessionOf = ({
  customerId,
  workspaceId,
  priceId,
  trialDays,
  successUrl,
  cancelUrl,
  terms,
}: CheckoutRequest): Stripe.Checkout.SessionCreateParams => ({
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
});

const checkoutOf = ({ id, url, metadata }: Stripe.Checkout.Session): CheckoutSession => ({
  id,
  url,
  terms: metadata?.['terms'] ?? null,
});
