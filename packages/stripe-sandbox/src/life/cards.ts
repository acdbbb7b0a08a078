import { noSuch } from '../api-error.ts';
import { newIdentifier } from '../identifiers.ts';
import type { Moment } from '../moment.ts';
import type { CardBehaviour, Kinds } from '../state/kinds.ts';
import type { PaymentMethod } from '../wire.ts';

type PaymentMethodRecord = Kinds['payment_method'];

/** The last digits of Stripe's own test cards of that behaviour. */
const LAST_DIGITS: Record<CardBehaviour, string> = {
  works: '4242',
  declined: '0002',
  fails_later: '0341',
};

export function newCard(
  moment: Moment,
  behaviour: CardBehaviour,
  customerId: string,
): PaymentMethodRecord {
  const card: PaymentMethod = {
    id: newIdentifier('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(moment.now * 1000).getUTCFullYear() + 4,
      fingerprint: 'sandbox',
      funding: 'credit',
      generated_from: null,
      last4: LAST_DIGITS[behaviour],
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: moment.now,
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  const record = { wire: card, hidden: { behaviour } };
  moment.resources.insert('payment_method', record);
  moment.publish('payment_method.attached', card);
  return record;
}

/** Whether the card pays: `presence` says whether the user is on a page or the clock charges. */
export function cardPays(behaviour: CardBehaviour, presence: 'present' | 'absent'): boolean {
  return behaviour === 'works' || (behaviour === 'fails_later' && presence === 'present');
}

/** A card that belongs to the customer, else Stripe's refusal. */
export function requireCardOf(
  moment: Moment,
  customerId: string,
  cardId: string,
  param: string,
): void {
  const card = moment.resources.find('payment_method', cardId);
  if (!card || card.wire.customer !== customerId) throw noSuch('PaymentMethod', cardId, param);
}
