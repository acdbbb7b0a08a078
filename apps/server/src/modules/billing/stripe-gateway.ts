import type { PaymentGateway } from './payment-gateway.ts';
import { connectStripe, type GatewayConnection } from './stripe-calls.ts';
import { createCheckoutCalls } from './stripe-checkout.ts';
import { createCustomerCalls } from './stripe-customers.ts';
import { createEventCalls } from './stripe-events.ts';
import { createPriceCalls } from './stripe-prices.ts';
import { createSubscriptionCalls } from './stripe-subscriptions.ts';

/**
 * Payments through Stripe's own library. The server that answers is Stripe or the sandbox.
 * @param seatPrices the prices of seats beyond those of the plan
 */
export function createStripeGateway(
  connection: GatewayConnection,
  seatPrices: readonly string[] = [],
): PaymentGateway {
  const stripe = connectStripe(connection);
  return {
    ...createCustomerCalls(stripe),
    ...createSubscriptionCalls(stripe, seatPrices),
    ...createCheckoutCalls(stripe),
    ...createPriceCalls(stripe),
    ...createEventCalls(stripe, connection.webhookSecret),
  };
}
