import { AppError, unavailableError } from '../../platform/errors.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';

const FAILURES: Readonly<Record<GatewayFailure, (cause: GatewayError) => AppError>> = {
  away: (cause) => unavailableError('paymentsAway', cause),
  declined: () => new AppError('cardDeclined'),
  'unknown-customer': () => billingConflict('noBillingAccount'),
  'bad-signature': () => new AppError('webhookRefused'),
  rejected: (cause) => new AppError('paymentsUncertain', { cause }),
};

/** Turns a GatewayError into the error for the user. Returns every other error unchanged. */
export const explainGatewayError = (error: unknown): unknown =>
  error instanceof GatewayError ? FAILURES[error.failure](error) : error;

export const billingConflict = (
  code: 'samePlan' | 'noSubscription' | 'noBillingAccount' | 'settlePaymentFirst' | 'teamPlanOnly',
): AppError => new AppError(code);

/** This server sells nothing. */
export const paymentsOffError = (): AppError => new AppError('paymentsOff');
