import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError, unavailableError } from '../../platform/errors.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';

const FAILURES: Readonly<Record<GatewayFailure, (cause: GatewayError) => AppError>> = {
  away: (cause) => unavailableError(SERVER_MESSAGES.paymentsAway, cause),
  declined: () => new AppError('payment-failed', { publicMessage: SERVER_MESSAGES.cardDeclined }),
  'unknown-customer': () => billingConflict('noBillingAccount'),
  'bad-signature': () => new AppError('invalid', { publicMessage: SERVER_MESSAGES.webhookRefused }),
  rejected: (cause) =>
    new AppError('internal', { publicMessage: SERVER_MESSAGES.paymentsUncertain, cause }),
};

/** Turns a GatewayError into the error for the user. Returns every other error unchanged. */
export const explainGatewayError = (error: unknown): unknown =>
  error instanceof GatewayError ? FAILURES[error.failure](error) : error;

export const billingConflict = (
  message: 'samePlan' | 'noSubscription' | 'noBillingAccount' | 'settlePaymentFirst',
): AppError => new AppError('conflict', { publicMessage: SERVER_MESSAGES[message] });

/** This server sells nothing. */
export const paymentsOffError = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.paymentsOff });
