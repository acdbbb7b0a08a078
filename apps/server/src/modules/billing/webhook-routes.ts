import { ROUTES, webhookResponseSchema } from '@loopwright/contract';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { paymentsOffError } from './billing-errors.ts';
import type { Payments } from './payments.ts';

/** Stripe's largest events are far smaller. */
const BODY_MAXIMUM_BYTES = 1024 * 1024;

/** The route that receives Stripe's events. */
export async function registerWebhook(
  app: App,
  payments: Pick<Payments, 'billing'>,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw bytes, which cannot be restored from a parsed body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
      done(null, body),
    );
    scope.withTypeProvider<ZodTypeProvider>().post(
      ROUTES.stripeWebhook,
      {
        bodyLimit: BODY_MAXIMUM_BYTES,
        schema: {
          summary: "For Stripe's events, proven by their signature",
          tags: ['payments'],
          response: { 200: webhookResponseSchema },
        },
        config: { csrf: false },
      },
      async (request, reply) => {
        const billing = payments.billing();
        if (billing === null) throw paymentsOffError();
        const { body } = request;
        const signature = request.headers['stripe-signature'];
        if (!(body instanceof Buffer) || typeof signature !== 'string') {
          throw new AppError('webhookRefused');
        }
        await billing.events.receive(body, signature);
        return reply.send({ received: true });
      },
    );
  });
}
