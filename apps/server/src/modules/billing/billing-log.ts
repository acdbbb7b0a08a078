/** Where billing tells the operator what happened; pino's own order of arguments. */
export interface BillingLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** `applied`: what it hints at was read and kept. `replayed`: it had had its effect already. */
export type EventOutcome = 'applied' | 'replayed' | 'ignored';

/** Counts for the operator. */
export interface BillingObserver {
  countPaymentEvent(outcome: EventOutcome | 'refused' | 'failed' | 'recovered'): void;
  /** What we had kept was not what Stripe has. */
  countPaymentDrift(): void;
  /** Somebody had two live subscriptions; one was ended. */
  countSurplusSubscription(): void;
}

/** Between Stripe's answer and our commit: where a death of the process could do harm. */
export type BillingPoint =
  | 'customer-created'
  | 'checkout-created'
  | 'subscription-changed'
  | 'subscription-cancelled'
  | 'event-verified'
  | 'subscriptions-read';

/** Tests stop here, or end the process. */
export type PointHook = (point: BillingPoint) => Promise<void>;
