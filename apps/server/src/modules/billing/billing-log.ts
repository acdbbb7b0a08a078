/** The operator's log, with pino's order of arguments. */
export interface BillingLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** `applied`: the state in Stripe was read and stored. `replayed`: the event was applied before. */
export type EventOutcome = 'applied' | 'replayed' | 'ignored';

/** Counts for the operator. */
export interface BillingObserver {
  countPaymentEvent(outcome: EventOutcome | 'refused' | 'failed' | 'recovered'): void;
  /** The stored subscription differed from Stripe's. */
  countPaymentDrift(): void;
  /** A workspace had two live subscriptions; one was ended. */
  countSurplusSubscription(): void;
}

/** Points between Stripe's answer and our commit at which a killed process could do harm. */
export type BillingCheckpoint =
  | 'customer-created'
  | 'checkout-created'
  | 'subscription-changed'
  | 'subscription-cancelled'
  | 'seats-lowered'
  | 'seats-changed'
  | 'event-verified'
  | 'subscriptions-read';

/** Called at each checkpoint. Tests wait here or kill the process; otherwise it does nothing. */
export type CheckpointHook = (point: BillingCheckpoint) => Promise<void>;
