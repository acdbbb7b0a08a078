import type { Catalogue } from './catalogue.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';

/**
 * For when Stripe says that it does not know a customer: with the key of another account it knows
 * nobody, and that must not take everybody's plan, nor leave their subscriptions running.
 * @throws GatewayError `away`
 */
export async function checkIsOurKey(gateway: PaymentGateway, catalogue: Catalogue): Promise<void> {
  if ((await gateway.readPrice(catalogue.priceOf('basic'))) !== null) return;
  throw new GatewayError('away', 'Stripe knows neither the customer nor our prices: whose key?');
}
