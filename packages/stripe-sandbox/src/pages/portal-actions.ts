import { addMonths, DAY_SECONDS } from '../calendar.ts';
import { newCard } from '../life/cards.ts';
import { ADD_ON } from '../life/catalogue.ts';
import { changeCustomer } from '../life/customers.ts';
import { payInvoice } from '../life/paying.ts';
import { changeSubscription } from '../life/subscription-changes.ts';
import { livingSubscriptions, openInvoicesOf } from '../life/subscriptions.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Notice } from './portal-page.ts';

const BY_HAND = { presence: 'present', scheduled: false } as const;

/** What each form of the portal does, by the last part of its address. Anything out of date is 'stale'. */
export const PORTAL_ACTIONS: Record<
  string,
  (moment: Moment, customerId: string, form: URLSearchParams) => Notice
> = {
  /** As Stripe's portal does for flexible billing, the end is set as a date. */
  cancel(moment, customerId, form) {
    const record = chosenSubscription(moment, customerId, form);
    if (!record || record.wire.cancel_at !== null) return 'stale';
    changeSubscription(moment, record, { cancel_at: 'max_period_end' });
    return 'canceled';
  },

  keep(moment, customerId, form) {
    const record = chosenSubscription(moment, customerId, form);
    if (!record || record.wire.cancel_at === null) return 'stale';
    changeSubscription(moment, record, { cancel_at: null });
    return 'kept';
  },

  /** As at Stripe, a card that declines leaves the plan as it was: that refusal is thrown. */
  switch(moment, customerId, form) {
    const record = chosenSubscription(moment, customerId, form);
    const price = moment.resources.find('price', form.get('price') ?? '');
    const item = record?.wire.items.data[0];
    if (!record || !price || !item || item.price.id === price.wire.id) return 'stale';
    if (record.wire.items.data.length > 1 || price.wire.metadata[ADD_ON] !== undefined)
      return 'stale';
    changeSubscription(
      moment,
      record,
      {
        items: [{ id: item.id, price: price.wire.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        // As Stripe's portal does by itself: else a switch would carry a trial over to any plan.
        ...(record.wire.status === 'trialing' ? { trial_end: 'now' as const } : {}),
      },
      'present',
    );
    return 'switched';
  },

  card(moment, customerId, form) {
    const behaviour = form.get('card') === 'declined' ? 'declined' : 'works';
    const card = newCard(moment, behaviour, customerId).wire.id;
    const customer = moment.resources.get('customer', customerId);
    changeCustomer(moment, customer, {
      invoice_settings: { ...customer.wire.invoice_settings, default_payment_method: card },
    });
    for (const record of livingSubscriptions(moment, customerId)) {
      changeSubscription(moment, record, { default_payment_method: card });
      if (behaviour === 'declined') continue;
      for (const invoice of openInvoicesOf(moment, record.wire.id)) {
        payInvoice(moment, invoice, BY_HAND);
      }
    }
    return 'card';
  },

  pay(moment, customerId, form) {
    const invoice = moment.resources.find('invoice', form.get('invoice') ?? '');
    if (invoice?.wire.customer !== customerId || invoice.wire.status !== 'open') return 'stale';
    return payInvoice(moment, invoice, BY_HAND) === 'paid' ? 'paid' : 'unpaid';
  },
};

function chosenSubscription(
  moment: Moment,
  customerId: string,
  form: URLSearchParams,
): Kinds['subscription'] | undefined {
  const id = form.get('subscription');
  return livingSubscriptions(moment, customerId).find(({ wire }) => wire.id === id);
}

const STEP_DAYS: Record<string, number> = { '1-day': 1, '3-days': 3, '7-days': 7 };

/** How far a button of the clock moves it, in seconds; null: no such button. */
export function clockStepSeconds(moment: Moment, customerId: string, step: string): number | null {
  const days = STEP_DAYS[step];
  if (days !== undefined) return days * DAY_SECONDS;
  if (step === 'month') return addMonths(moment.now, 1) - moment.now;
  if (step !== 'period') return null;
  const ends = livingSubscriptions(moment, customerId).flatMap(({ wire }) =>
    wire.items.data.map((item) => item.current_period_end),
  );
  return ends.length > 0 ? Math.max(0, Math.min(...ends) - moment.now) : null;
}
