import { periodEndAfter } from '../calendar.ts';
import { newIdentifier } from '../identifiers.ts';
import { previousAttributes, type Moment } from '../moment.ts';
import { TRIAL_NOTICE_SECONDS } from '../state/due.ts';
import type { Kinds } from '../state/kinds.ts';
import { wholeList } from '../whole-list.ts';
import type { Price, Subscription, SubscriptionItem } from '../wire.ts';
import { planOf } from './catalogue.ts';
import type { Attempt } from './collecting.ts';
import { collect } from './collecting.ts';
import { changeCustomer } from './customers.ts';
import { periodLines } from './invoice-lines.ts';
import { openInvoice } from './invoicing.ts';

type SubscriptionRecord = Kinds['subscription'];

export interface NewSubscription {
  readonly customerId: string;
  readonly paymentMethodId: string;
  readonly items: readonly { price: Price; quantity: number }[];
  /** Seconds since 1970; null: no trial. */
  readonly trialEnd: number | null;
  readonly metadata: Record<string, string>;
  readonly description: string | null;
}

/** How invoices call a product. */
export function productNames(moment: Moment): (productId: string) => string {
  return (productId) => moment.resources.get('product', productId).wire.name;
}

/** Starts a subscription and pays its first invoice (nothing while in trial) with the card present. */
export function startSubscription(moment: Moment, wanted: NewSubscription): SubscriptionRecord {
  const record = {
    wire: draft(moment, wanted),
    hidden: { pendingLines: [], trialWillEndSent: false },
  };
  const { wire: subscription } = record;
  moment.resources.insert('subscription', record);
  const lines = periodLines(subscription, productNames(moment));
  const invoice = openInvoice(moment, subscription, lines, 'subscription_create');
  subscription.latest_invoice = invoice.wire.id;
  moment.resources.save('subscription', record);
  moment.publish('customer.subscription.created', subscription);
  collect(moment, invoice, { presence: 'present', scheduled: false });
  return record;
}

export function newItem(
  subscriptionId: string,
  price: Price,
  quantity: number,
  now: number,
  period: { start: number; end: number },
): SubscriptionItem {
  return {
    id: newIdentifier('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: subscriptionId,
    tax_rates: [],
  };
}

/** Saves and tells what changed; a change that changes nothing is silent. */
export function saveSubscription(
  moment: Moment,
  record: SubscriptionRecord,
  before: Subscription,
): void {
  moment.resources.save('subscription', record);
  const previous = previousAttributes(before, record.wire);
  if (previous) moment.publish('customer.subscription.updated', record.wire, previous);
}

/** Invoices the lines at once, tries to pay, and lets the status follow. */
export function chargeSubscription(
  moment: Moment,
  record: SubscriptionRecord,
  lines: Parameters<typeof openInvoice>[2],
  reason: Parameters<typeof openInvoice>[3],
  attempt: Attempt,
): 'paid' | 'declined' {
  const invoice = openInvoice(moment, record.wire, lines, reason);
  record.wire.latest_invoice = invoice.wire.id;
  moment.resources.save('subscription', record);
  const outcome = collect(moment, invoice, attempt);
  followInvoice(moment, record, outcome);
  return outcome;
}

/** What the outcome for the latest invoice means for the subscription and the customer. */
export function followInvoice(
  moment: Moment,
  { wire: subscription }: SubscriptionRecord,
  outcome: 'paid' | 'declined',
): void {
  const customer = moment.resources.get('customer', subscription.customer);
  if (outcome === 'declined') {
    subscription.status = 'past_due';
  } else if (subscription.status === 'past_due') {
    subscription.status = 'active';
  }
  changeCustomer(moment, customer, { delinquent: outcome === 'declined' });
}

type CancelReason = 'cancellation_requested' | 'payment_failed';

/** Ends a subscription now. Its open invoices stay, but are not tried again. */
export function endSubscription(
  moment: Moment,
  record: SubscriptionRecord,
  reason: CancelReason,
): void {
  const { wire: subscription } = record;
  subscription.status = 'canceled';
  subscription.canceled_at ??= moment.now;
  subscription.ended_at = moment.now;
  subscription.cancellation_details = {
    comment: subscription.cancellation_details?.comment ?? null,
    feedback: subscription.cancellation_details?.feedback ?? null,
    feedback_option: null,
    reason,
  };
  moment.resources.save('subscription', record);
  for (const invoice of openInvoicesOf(moment, subscription.id)) {
    invoice.wire.auto_advance = false;
    invoice.wire.next_payment_attempt = null;
    moment.resources.save('invoice', invoice);
  }
  moment.publish('customer.subscription.deleted', subscription);
}

/** The customer's subscriptions that have not ended, newest first. */
export function livingSubscriptions(moment: Moment, customerId: string): SubscriptionRecord[] {
  return moment.resources.all('subscription', [
    { path: '$.customer', operator: '=', value: customerId },
    { path: '$.status', operator: '!=', value: 'canceled' },
  ]);
}

export function openInvoicesOf(moment: Moment, subscriptionId: string): Kinds['invoice'][] {
  return moment.resources.all('invoice', [
    { path: '$.parent.subscription_details.subscription', operator: '=', value: subscriptionId },
    { path: '$.status', operator: '=', value: 'open' },
  ]);
}

function draft(moment: Moment, wanted: NewSubscription): Subscription {
  const id = newIdentifier('sub');
  const { now } = moment;
  const anchor = wanted.trialEnd ?? now;
  const period = { start: now, end: wanted.trialEnd ?? periodEndAfter(now, now) };
  const items = wanted.items.map(({ price, quantity }) =>
    newItem(id, price, quantity, now, period),
  );
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.items[0]?.price.currency ?? 'usd',
    customer: wanted.customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.paymentMethodId,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: wanted.trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: wanted.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: wanted.trialEnd === null ? null : now,
  };
}

export function trialNoticeIsDue(record: SubscriptionRecord, now: number): boolean {
  const { status, trial_end: trialEnd } = record.wire;
  return (
    status === 'trialing' &&
    trialEnd !== null &&
    !record.hidden.trialWillEndSent &&
    now >= trialEnd - TRIAL_NOTICE_SECONDS
  );
}
