import { cardDeclined, invalidRequest } from '../api-error.ts';
import { periodEndAfter } from '../calendar.ts';
import { changedMetadata } from '../metadata.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { InvoiceLine, Subscription } from '../wire.ts';
import { requireCardOf } from './cards.ts';
import { periodLines } from './invoice-lines.ts';
import { applyItems } from './item-changes.ts';
import type { SubscriptionChange } from './subscription-change.ts';
import { chargeSubscription, productNames, saveSubscription } from './subscriptions.ts';

/**
 * Changes a living subscription: items with or without proration, when it ends, its trial, its card.
 * @param presence whether the user is on a page that can show a declined card
 * @throws ApiError when Stripe would refuse; nothing may be kept then
 */
export function changeSubscription(
  moment: Moment,
  record: Kinds['subscription'],
  given: SubscriptionChange,
  presence: 'present' | 'absent' = 'absent',
): void {
  const before = structuredClone(record.wire);
  applyPlainFields(moment, record.wire, given);
  const trialEndsNow = given.trial_end === 'now' && record.wire.status === 'trialing';
  const prorations = given.items
    ? applyItems(moment, record.wire, given.items, given, trialEndsNow)
    : [];
  applyCancellation(record.wire, given, moment.now);
  if (given.trial_end !== undefined) applyTrialEnd(moment, record, given.trial_end);

  const linesNow = trialEndsNow
    ? [...record.hidden.pendingLines, ...periodLines(record.wire, productNames(moment))]
    : linesToInvoice(record, prorations, given);
  if (linesNow.length > 0) {
    record.hidden.pendingLines = [];
    const attempt = { presence, scheduled: false };
    const outcome = chargeSubscription(moment, record, linesNow, 'subscription_update', attempt);
    if (outcome === 'declined' && given.payment_behavior === 'error_if_incomplete') {
      throw cardDeclined();
    }
  }
  saveSubscription(moment, record, before);
}

/** Prorations go out at once with always_invoice, and wait for the next invoice otherwise. */
function linesToInvoice(
  { hidden }: Kinds['subscription'],
  prorations: readonly InvoiceLine[],
  given: SubscriptionChange,
): InvoiceLine[] {
  const lines = [...hidden.pendingLines, ...prorations];
  if (given.proration_behavior === 'always_invoice' && prorations.length > 0) return lines;
  hidden.pendingLines = lines;
  return [];
}

function applyPlainFields(
  moment: Moment,
  subscription: Subscription,
  given: SubscriptionChange,
): void {
  subscription.metadata = changedMetadata(subscription.metadata, given.metadata);
  if (given.description !== undefined) subscription.description = given.description;
  if (given.default_payment_method !== undefined) {
    const card = given.default_payment_method;
    requireCardOf(moment, subscription.customer, card, 'default_payment_method');
    subscription.default_payment_method = card;
  }
}

function applyCancellation(
  subscription: Subscription,
  given: SubscriptionChange,
  now: number,
): void {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = given;
  if (cancelAt !== undefined && atPeriodEnd !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  }
  const ends = subscription.items.data.map((item) => item.current_period_end);
  if (atPeriodEnd === true) {
    setCancellation(subscription, Math.max(...ends), true, now);
  } else if (atPeriodEnd === false || cancelAt === null) {
    clearCancellation(subscription);
  } else if (cancelAt === 'min_period_end') {
    setCancellation(subscription, Math.min(...ends), false, now);
  } else if (cancelAt === 'max_period_end') {
    setCancellation(subscription, Math.max(...ends), false, now);
  } else if (cancelAt !== undefined) {
    if (cancelAt <= now) {
      throw invalidRequest('`cancel_at` must be a future timestamp.', 'cancel_at');
    }
    setCancellation(subscription, cancelAt, false, now);
  }
  const details = given.cancellation_details;
  if (details && subscription.cancellation_details) {
    const { comment, feedback } = details;
    if (comment !== undefined) subscription.cancellation_details.comment = comment;
    if (feedback !== undefined) subscription.cancellation_details.feedback = feedback;
  }
}

function setCancellation(
  subscription: Subscription,
  cancelAt: number,
  atPeriodEnd: boolean,
  now: number,
): void {
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = cancelAt;
  subscription.canceled_at ??= now;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: 'cancellation_requested',
  };
}

function clearCancellation(subscription: Subscription): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.canceled_at = null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  };
}

/** 'now' ends the trial: a period begins, and its invoice is due. A date moves the trial's end. */
function applyTrialEnd(
  moment: Moment,
  { wire: subscription, hidden }: Kinds['subscription'],
  trialEnd: number | 'now',
): void {
  const { now } = moment;
  if (trialEnd === 'now' && subscription.status !== 'trialing') return;
  if (trialEnd !== 'now' && trialEnd <= now) {
    throw invalidRequest(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'trial_end',
    );
  }
  if (trialEnd !== 'now' && subscription.status !== 'trialing') {
    throw invalidRequest('The sandbox gives a trial at the start only.', 'trial_end');
  }
  const end = trialEnd === 'now' ? now : trialEnd;
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  if (trialEnd === 'now') subscription.status = 'active';
  else hidden.trialWillEndSent = false;
  for (const item of subscription.items.data) {
    if (trialEnd === 'now') item.current_period_start = now;
    item.current_period_end = trialEnd === 'now' ? periodEndAfter(now, now) : end;
  }
  if (subscription.cancel_at_period_end) {
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
  }
}
