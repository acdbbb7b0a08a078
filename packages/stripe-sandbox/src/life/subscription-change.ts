/** A change of one item: with an id of that item, without one of a new item. */
export interface ItemChange {
  readonly id?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
  readonly deleted?: boolean | undefined;
}

interface CancellationDetails {
  readonly comment?: string | null | undefined;
  readonly feedback?: string | null | undefined;
}

/** What can be asked of a subscription, in Stripe's words. null unsets, undefined leaves alone. */
export interface SubscriptionChange {
  readonly items?: readonly ItemChange[] | undefined;
  readonly proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  /** Seconds since 1970. */
  readonly proration_date?: number | undefined;
  readonly payment_behavior?: 'allow_incomplete' | 'error_if_incomplete' | undefined;
  readonly cancel_at_period_end?: boolean | undefined;
  readonly cancel_at?: 'min_period_end' | 'max_period_end' | number | null | undefined;
  readonly cancellation_details?: CancellationDetails | undefined;
  readonly trial_end?: 'now' | number | undefined;
  readonly default_payment_method?: string | undefined;
  readonly description?: string | null | undefined;
  readonly metadata?: Record<string, string> | null | undefined;
}
