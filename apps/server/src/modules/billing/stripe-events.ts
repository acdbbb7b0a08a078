import type { Stripe } from 'stripe';
import {
  EVENT_TYPES,
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
} from './payment-gateway.ts';
import { callStripe, dateOf, PAGE_SIZE } from './stripe-calls.ts';

/** The largest accepted age of a webhook's signature. */
const TOLERANCE_SECONDS = 300;

type EventCalls = Pick<PaymentGateway, 'listEvents' | 'verifyWebhook'>;

export const createEventCalls = (stripe: Stripe, webhookSecret: string): EventCalls => ({
  listEvents: (since) =>
    callStripe(async () => {
      const events: PaymentEvent[] = [];
      for await (const event of stripe.events.list({
        types: [...EVENT_TYPES],
        limit: PAGE_SIZE,
        ...(since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } }),
      })) {
        events.push(eventOf(event));
      }
      return events.reverse();
    }),

  verifyWebhook(body, signature, receivedAt) {
    try {
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
});

/** Reads only fields that have the same form in every version of Stripe's API. */
function eventOf({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const subject = data.object as { object?: string; id?: string; customer?: unknown };
  const customer = subject.object === 'customer' ? subject.id : subject.customer;
  return {
    id,
    type,
    createdAt: dateOf(created),
    customerId: typeof customer === 'string' ? customer : null,
  };
}
