export { deleteWithoutPayments, type DeleteRows } from './account-deletion.ts';
export { readPaidSeats } from './billing-store.ts';
export { createPayments, type Payments } from './payments.ts';
export { movePlanWithoutPayments } from './plan-move.ts';
export { pricingHead } from './pricing-head.ts';
export { registerBillingRoutes } from './routes.ts';
export { registerSandboxPages } from './sandbox-pages.ts';
export { registerWebhook } from './webhook-routes.ts';
export { readBillingCopy } from './personal-data.ts';
