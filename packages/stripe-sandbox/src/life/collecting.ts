import { DAY_SECONDS } from '../calendar.ts';
import { newIdentifier } from '../identifiers.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import { cardPays } from './cards.ts';
import { newPaymentIntent } from './payment-intents.ts';

/** After how many days each, counted from the attempt before, a failed payment is tried again. */
const RETRY_DAYS = [3, 5, 7] as const;

export type Outcome = 'paid' | 'declined';

/** What makes the attempt: a user on a hosted page, an API request, or the clock. */
export interface Attempt {
  readonly presence: 'present' | 'absent';
  /** The clock's own attempts move along the retry schedule; others leave it as it is. */
  readonly scheduled: boolean;
  /** A card other than the subscription's. */
  readonly paymentMethodId?: string | undefined;
}

/**
 * Tries to pay an open invoice, and tells about it. What it means for the subscription is settled by
 * settleSubscription.
 */
export function collect(moment: Moment, record: Kinds['invoice'], attempt: Attempt): Outcome {
  const { wire: invoice } = record;
  if (invoice.amount_due > 0) {
    const card = findCard(moment, record, attempt.paymentMethodId);
    const paid = card !== null && cardPays(card.hidden.behaviour, attempt.presence);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    notePayment(moment, record, paid, card?.wire.id ?? null);
    if (!paid) return markDeclined(moment, record, attempt.scheduled);
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions = { ...invoice.status_transitions, paid_at: moment.now };
  moment.resources.save('invoice', record);
  moment.publish('invoice.paid', invoice);
  moment.publish('invoice.payment_succeeded', invoice);
  return 'paid';
}

function markDeclined(moment: Moment, record: Kinds['invoice'], scheduled: boolean): Outcome {
  const { wire: invoice, hidden } = record;
  if (scheduled || hidden.automaticRetries === 0) {
    const days = RETRY_DAYS[hidden.automaticRetries];
    hidden.automaticRetries += 1;
    invoice.next_payment_attempt = days === undefined ? null : moment.now + days * DAY_SECONDS;
  }
  if (invoice.next_payment_attempt === null) invoice.auto_advance = false;
  moment.resources.save('invoice', record);
  moment.publish('invoice.payment_failed', invoice);
  return 'declined';
}

/** The card of the subscription, else the customer's. */
function findCard(
  moment: Moment,
  { wire: invoice }: Kinds['invoice'],
  paymentMethodId: string | undefined,
): Kinds['payment_method'] | null {
  const subscriptionId = invoice.parent.subscription_details.subscription;
  const subscription = moment.resources.get('subscription', subscriptionId).wire;
  const customer = moment.resources.get('customer', invoice.customer).wire;
  const id =
    paymentMethodId ??
    subscription.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  return typeof id === 'string' ? moment.resources.get('payment_method', id) : null;
}

/** One payment intent per invoice, which every attempt uses again. */
function notePayment(
  moment: Moment,
  { wire: invoice, hidden }: Kinds['invoice'],
  paid: boolean,
  paymentMethodId: string | null,
): void {
  let payment = hidden.payments[0];
  if (!payment) {
    payment = {
      id: newIdentifier('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: moment.now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: newPaymentIntent(moment, invoice), type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    };
    hidden.payments.push(payment);
  }
  const intentId = payment.payment.payment_intent;
  if (typeof intentId === 'string') {
    const intent = moment.resources.get('payment_intent', intentId);
    intent.wire.status = paid ? 'succeeded' : 'requires_payment_method';
    intent.wire.amount_received = paid ? invoice.amount_due : 0;
    intent.wire.payment_method = paid ? paymentMethodId : null;
    intent.wire.last_payment_error = paid
      ? null
      : {
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
          type: 'card_error',
        };
    moment.resources.save('payment_intent', intent);
  }
  if (paid) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = moment.now;
  }
}
