import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';

/** The version that this code was written for; a newer one is used only when it is set here. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RATE_LIMIT_WAIT_MS = 500;
/** The largest page that Stripe's lists return. */
export const PAGE_SIZE = 100;

/** Stripe's address and the keys for it. */
export interface GatewayConnection {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** null: Stripe itself. */
  readonly address: { readonly host: string; readonly port: number } | null;
  readonly timeoutMs?: number;
}

export function connectStripe({
  apiKey,
  address,
  timeoutMs = TIMEOUT_MS,
}: GatewayConnection): Stripe {
  return new Stripe(apiKey, {
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'loopwright' },
    ...(address === null ? {} : { ...address, protocol: 'http' as const }),
  });
}

/**
 * Calls Stripe, with retry when its rate limit is reached.
 * @throws GatewayError for every error of Stripe's library
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      // The library itself retries all other errors that can pass. A rate-limited call had no effect.
      const isRateLimited = error instanceof Stripe.errors.StripeRateLimitError;
      if (!isRateLimited || attempt >= RETRIES) throw new GatewayError(failureOf(error), error);
      await pause(RATE_LIMIT_WAIT_MS * (attempt + Math.random()));
    }
  }
}

/** Like `callStripe`, but returns null for a resource that Stripe does not have. */
export async function readFromStripe<T>(call: () => Promise<T | null>): Promise<T | null> {
  try {
    return await callStripe(call);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { cause } = error;
    const isMissing =
      cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}

export const dateOf = (unixSeconds: number): Date => new Date(unixSeconds * 1000);

function failureOf(error: unknown): GatewayFailure {
  if (!(error instanceof Stripe.errors.StripeError)) return 'away';
  if (isUnknownCustomer(error)) return 'unknown-customer';
  if (error instanceof Stripe.errors.StripeCardError || error.statusCode === 402) return 'declined';
  // Status 409 means that an earlier call with the same idempotency key is still running.
  const isRejected = error instanceof Stripe.errors.StripeInvalidRequestError;
  return isRejected && error.statusCode !== 409 ? 'rejected' : 'away';
}

const isUnknownCustomer = ({ code, param, message }: Stripe.errors.StripeError): boolean =>
  code === 'resource_missing' && (param === 'customer' || /No such customer/i.test(message));
