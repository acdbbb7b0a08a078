import type { Stripe } from 'stripe';
import type { PaymentGateway } from './payment-gateway.ts';
import { readFromStripe } from './stripe-calls.ts';

export const createPriceCalls = (stripe: Stripe): Pick<PaymentGateway, 'readPrice'> => ({
  readPrice: (priceId) =>
    readFromStripe(async () => {
      const { active, unit_amount, currency, recurring } = await stripe.prices.retrieve(priceId);
      const isMonthly =
        recurring?.interval === 'month' &&
        recurring.interval_count === 1 &&
        // A metered price charges for reported use, and this app reports none.
        recurring.usage_type === 'licensed';
      return { isActive: active, unitAmount: unit_amount, currency, isMonthly };
    }),
});
