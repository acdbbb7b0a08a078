import { periodEndAfter } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { Kind, Kinds } from '../state/kinds.ts';
import { expireSession } from './checkout.ts';
import { collect } from './collecting.ts';
import { periodLines } from './invoice-lines.ts';
import {
  chargeSubscription,
  endSubscription,
  followInvoice,
  productNames,
  saveSubscription,
  trialNoticeIsDue,
} from './subscriptions.ts';

const BY_THE_CLOCK = { presence: 'absent', scheduled: true } as const;

/**
 * Lets everything happen that is due by `now`, one thing after the other, each at its own moment:
 * however the clock gets somewhere, in one leap or in many, the same has happened.
 * @param momentAt makes the moment of a past second within the running transaction
 */
export function letTimePass(
  resources: Moment['resources'],
  now: number,
  momentAt: (at: number) => Moment,
): void {
  for (;;) {
    const due = resources.firstDue(now);
    if (!due) return;
    happen(momentAt(due.at), due.kind, due.id);
  }
}

function happen(sandboxMoment: Moment, kind: Kind, id: string): void {
  const moment = sandboxMoment.forCustomer(sandboxMoment.resources.findOwner(id));
  if (kind === 'subscription') {
    advanceSubscription(moment, moment.resources.get('subscription', id));
  } else if (kind === 'invoice') {
    retryPayment(moment, moment.resources.get('invoice', id));
  } else if (kind === 'checkout_session') {
    expireSession(moment, moment.resources.get('checkout_session', id));
  } else {
    throw new Error(`Nothing happens to a ${kind} by itself`);
  }
}

function advanceSubscription(moment: Moment, record: Kinds['subscription']): void {
  const { wire: subscription, hidden } = record;
  if (trialNoticeIsDue(record, moment.now)) {
    hidden.trialWillEndSent = true;
    moment.resources.save('subscription', record);
    moment.publish('customer.subscription.trial_will_end', subscription);
  } else if (subscription.cancel_at !== null && subscription.cancel_at <= moment.now) {
    chargePending(moment, record);
    endSubscription(moment, record, 'cancellation_requested');
  } else {
    renew(moment, record);
  }
}

/** Prorations that wait for an invoice are still collected when a subscription ends at its date. */
function chargePending(moment: Moment, record: Kinds['subscription']): void {
  const lines = record.hidden.pendingLines;
  if (lines.length === 0) return;
  record.hidden.pendingLines = [];
  chargeSubscription(moment, record, lines, 'subscription_cycle', BY_THE_CLOCK);
}

/** Begins the next period, and charges for it. */
function renew(moment: Moment, record: Kinds['subscription']): void {
  const { wire: subscription, hidden } = record;
  const before = structuredClone(subscription);
  if (subscription.status === 'trialing') subscription.status = 'active';
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEndAfter(
      subscription.billing_cycle_anchor,
      item.current_period_start,
    );
  }
  const lines = [...hidden.pendingLines, ...periodLines(subscription, productNames(moment))];
  hidden.pendingLines = [];
  chargeSubscription(moment, record, lines, 'subscription_cycle', BY_THE_CLOCK);
  saveSubscription(moment, record, before);
}

/** Another attempt at an open invoice; after the last one in vain the subscription ends. */
function retryPayment(moment: Moment, invoice: Kinds['invoice']): void {
  const subscriptionId = invoice.wire.parent.subscription_details.subscription;
  const outcome = collect(moment, invoice, BY_THE_CLOCK);
  const record = moment.resources.get('subscription', subscriptionId);
  const before = structuredClone(record.wire);
  if (record.wire.latest_invoice === invoice.wire.id) followInvoice(moment, record, outcome);
  if (outcome === 'declined' && invoice.wire.next_payment_attempt === null) {
    endSubscription(moment, record, 'payment_failed');
  } else {
    saveSubscription(moment, record, before);
  }
}
