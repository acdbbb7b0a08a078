import {
  priceRequestSchema,
  redirectResponseSchema,
  ROUTES,
  type SubscriptionResponse,
  subscriptionResponseSchema,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { translateError } from '../../platform/http/translate-error.ts';
import { requirePermission } from '../workspaces/index.ts';
import { paymentsOffError } from './billing-errors.ts';
import type { BillingService, PlanAfterChange } from './billing-service.ts';
import type { Payments } from './payments.ts';

const tags = ['payments'];

/** Buying, changing and cancelling plans. */
export function registerBillingRoutes(app: App, payments: Pick<Payments, 'billing'>): void {
  app.post(
    ROUTES.createCheckoutSession,
    {
      schema: {
        summary: 'Where to pay for a plan, or to manage the subscription that one has',
        tags,
        body: priceRequestSchema,
        response: { 200: redirectResponseSchema },
      },
    },
    (request) => {
      const { workspaceId } = requirePermission(request.principal, 'manage-billing');
      return calling(payments, async (billing) => ({
        url: await billing.startCheckout(workspaceId, request.body.priceId),
      }));
    },
  );

  app.post(
    ROUTES.updateSubscription,
    {
      schema: {
        summary: 'Change the paid plan at once; the present plan takes back its cancellation',
        tags,
        body: priceRequestSchema,
        response: { 200: subscriptionResponseSchema },
      },
    },
    (request) => {
      const { workspaceId } = requirePermission(request.principal, 'manage-billing');
      return calling(payments, async (billing) =>
        present(await billing.changePlan(workspaceId, request.body.priceId)),
      );
    },
  );

  app.post(
    ROUTES.cancelSubscription,
    {
      schema: {
        summary: 'Let the plan end with what has been paid for',
        tags,
        response: { 200: subscriptionResponseSchema },
      },
    },
    (request) => {
      const { workspaceId } = requirePermission(request.principal, 'manage-billing');
      return calling(payments, async (billing) => present(await billing.cancel(workspaceId)));
    },
  );

  app.post(
    ROUTES.createPortalSession,
    {
      schema: {
        summary: 'Where cards, invoices and the subscription are managed',
        tags,
        response: { 200: redirectResponseSchema },
      },
    },
    (request) => {
      const { workspaceId } = requirePermission(request.principal, 'manage-billing');
      return calling(payments, async (billing) => ({ url: await billing.openPortal(workspaceId) }));
    },
  );
}

/** The usual message for internal errors says that nothing was charged, which is uncertain here. */
async function calling<T>(
  payments: Pick<Payments, 'billing'>,
  call: (service: BillingService) => Promise<T>,
): Promise<T> {
  const billing = payments.billing();
  if (billing === null) throw paymentsOffError();
  try {
    return await call(billing.service);
  } catch (error) {
    const failure = translateError(error);
    if (failure.code !== 'internal') throw failure;
    throw new AppError('paymentsUncertain', { cause: failure.cause });
  }
}

const present = ({ plan, endsAt }: PlanAfterChange): SubscriptionResponse => ({
  subscription: plan,
  endsAt: endsAt?.toISOString() ?? null,
});
