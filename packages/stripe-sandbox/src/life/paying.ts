import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import { collect, type Attempt, type Outcome } from './collecting.ts';
import { followInvoice, saveSubscription } from './subscriptions.ts';

/** An attempt outside the retry schedule at an open invoice, and what it does to the subscription. */
export function payInvoice(moment: Moment, invoice: Kinds['invoice'], attempt: Attempt): Outcome {
  const outcome = collect(moment, invoice, attempt);
  const { subscription: subscriptionId } = invoice.wire.parent.subscription_details;
  const record = moment.resources.get('subscription', subscriptionId);
  const isLatest = record.wire.latest_invoice === invoice.wire.id;
  if (isLatest && record.wire.status !== 'canceled') {
    const before = structuredClone(record.wire);
    followInvoice(moment, record, outcome);
    saveSubscription(moment, record, before);
  }
  return outcome;
}
