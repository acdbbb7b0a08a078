import { cardDeclined, noSuch } from '../api-error.ts';
import { id } from '../http/fields.ts';
import { equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { oneOf, optional, required } from '../http/parameters.ts';
import { newCard } from '../life/cards.ts';
import { usableCustomer } from '../life/customers.ts';
import type { CardBehaviour } from '../state/kinds.ts';

const PATH = '/v1/payment_methods';

/** Stripe's test cards by their ids. */
const TEST_CARDS: Record<string, CardBehaviour> = {
  pm_card_visa: 'works',
  pm_card_chargeCustomerFail: 'fails_later',
  pm_card_chargeDeclined: 'declined',
};

const attach = operation(
  'POST',
  `${PATH}/:id/attach`,
  { customer: required(id) },
  (moment, given, cardId) => {
    usableCustomer(moment, given.customer, 'customer');
    const known = moment.resources.find('payment_method', cardId);
    if (known?.wire.customer === given.customer) return known.wire;
    const behaviour = TEST_CARDS[cardId];
    if (behaviour === undefined) throw noSuch('PaymentMethod', cardId);
    if (behaviour === 'declined') throw cardDeclined();
    return newCard(moment, behaviour, given.customer).wire;
  },
);

const type = { type: optional(oneOf('card')) };

export const paymentMethodOperations: readonly Operation[] = [
  attach,
  operation('GET', `${PATH}/:id`, {}, (moment, _given, id) => {
    const record = moment.resources.find('payment_method', id);
    if (!record) throw noSuch('PaymentMethod', id);
    return record.wire;
  }),
  operation('GET', PATH, { ...paging, ...type, customer: required(id) }, (moment, given) => {
    usableCustomer(moment, given.customer, 'customer');
    const filters = equalFilters({ customer: given.customer });
    return listPage(moment, 'payment_method', PATH, given, filters);
  }),
  operation(
    'GET',
    '/v1/customers/:id/payment_methods',
    { ...paging, ...type },
    (moment, given, customerId) => {
      usableCustomer(moment, customerId, 'id');
      const url = `/v1/customers/${customerId}/payment_methods`;
      const filters = equalFilters({ customer: customerId });
      return listPage(moment, 'payment_method', url, given, filters);
    },
  ),
];
