import { cardDeclined } from '../api-error.ts';
import { DAY_SECONDS } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { CardBehaviour, Kinds } from '../state/kinds.ts';
import { cardPays, newCard } from './cards.ts';
import { changeCustomer, newCustomer, usableCustomer } from './customers.ts';
import { startSubscription } from './subscriptions.ts';

type SessionRecord = Kinds['checkout_session'];

export function expireSession(moment: Moment, record: SessionRecord): void {
  record.wire.status = 'expired';
  record.wire.url = null;
  moment.resources.save('checkout_session', record);
  moment.publish('checkout.session.expired', record.wire);
}

/** When the trial of a subscription bought now would end; null: no trial. */
export function trialEndOf({ hidden }: SessionRecord, now: number): number | null {
  if (!hidden.trialEnd) return null;
  return 'days' in hidden.trialEnd ? now + hidden.trialEnd.days * DAY_SECONDS : hidden.trialEnd.at;
}

/**
 * Pays an open session: the customer, the card, the subscription and its first invoice come into
 * being together, or not at all.
 * @throws ApiError (402) when the card is declined; the session stays open for another try
 */
export function completeSession(
  moment: Moment,
  record: SessionRecord,
  behaviour: CardBehaviour,
): void {
  if (!cardPays(behaviour, 'present')) throw cardDeclined();
  const { wire: session, hidden } = record;
  const trialEnd = trialEndOf(record, moment.now);
  const customer = session.customer
    ? usableCustomer(moment, session.customer, 'customer')
    : newCustomer(moment, { email: session.customer_email });
  const card = newCard(moment, behaviour, customer.wire.id);
  const { default_payment_method: previousCard } = customer.wire.invoice_settings;
  changeCustomer(moment, customer, {
    invoice_settings: {
      ...customer.wire.invoice_settings,
      default_payment_method: previousCard ?? card.wire.id,
    },
  });
  const subscription = startSubscription(moment, {
    customerId: customer.wire.id,
    paymentMethodId: card.wire.id,
    items: hidden.lineItems.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 })),
    trialEnd,
    metadata: hidden.subscriptionMetadata,
    description: hidden.subscriptionDescription,
  });
  session.status = 'complete';
  session.url = null;
  session.customer = customer.wire.id;
  session.subscription = subscription.wire.id;
  session.invoice = subscription.wire.latest_invoice;
  session.payment_status = trialEnd === null ? 'paid' : 'no_payment_required';
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.wire.email,
    individual_name: null,
    name: customer.wire.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  moment.resources.save('checkout_session', record);
  moment.publish('checkout.session.completed', session);
}
