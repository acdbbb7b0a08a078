import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';

const RETRY_AFTER_SECONDS = 5;

const FAILURES: Readonly<Record<GatewayFailure, (cause: GatewayError) => AppError>> = {
  away: (cause) =>
    new AppError('unavailable', {
      publicMessage: SERVER_MESSAGES.paymentsAway,
      isRetryable: true,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    }),
  declined: () => new AppError('payment-failed', { publicMessage: SERVER_MESSAGES.cardDeclined }),
  'unknown-customer': () => billingConflict('noBillingAccount'),
  'bad-signature': () => new AppError('invalid', { publicMessage: SERVER_MESSAGES.webhookRefused }),
  rejected: (cause) =>
    new AppError('internal', { publicMessage: SERVER_MESSAGES.paymentsUncertain, cause }),
};

/** What the person is told when a call to Stripe went wrong; every other error as it is. */
export const explainGatewayError = (error: unknown): unknown =>
  error instanceof GatewayError ? FAILURES[error.failure](error) : error;

export const billingConflict = (
  message: 'samePlan' | 'noSubscription' | 'noBillingAccount' | 'settlePaymentFirst',
): AppError => new AppError('conflict', { publicMessage: SERVER_MESSAGES[message] });
