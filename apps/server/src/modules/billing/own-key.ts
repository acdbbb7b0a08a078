import type { Catalogue } from './catalogue.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';

/**
 * Checks that the API key belongs to our account, after Stripe did not know a customer. With the key of
 * another account every customer is unknown, and no plan may be taken away because of that.
 * @throws GatewayError `away`
 */
export async function checkIsOurKey(gateway: PaymentGateway, catalogue: Catalogue): Promise<void> {
  if ((await gateway.readPrice(catalogue.priceOf('basic'))) !== null) return;
  throw new GatewayError('away', 'Stripe knows neither the customer nor our prices: whose key?');
}
