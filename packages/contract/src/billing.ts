import { z } from 'zod';
import { PLAN_NAMES } from './plan-names.ts';

/** Starting a checkout or changing a subscription: one of the price ids in `GET /api/config`. */
export const priceRequestSchema = z.strictObject({ priceId: z.string().max(255) });

/** Where the browser goes next: the hosted checkout or the billing portal. */
export const redirectResponseSchema = z.object({ url: z.string() });

/** How the subscription stands after a change; `GET /api/auth/me` says the same. */
export const subscriptionResponseSchema = z.object({
  subscription: z.enum(PLAN_NAMES),
  /** ISO 8601; null unless the plan is about to end. */
  endsAt: z.string().nullable(),
});
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;

/** What the payment provider reads of our answer: that there was one. */
export const webhookResponseSchema = z.object({ received: z.literal(true) });
