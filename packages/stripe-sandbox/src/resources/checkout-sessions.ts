import { invalidRequest, noSuch } from '../api-error.ts';
import { id, metadata } from '../http/fields.ts';
import { createdFilter, createdFilters, equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { oneOf, optional } from '../http/parameters.ts';
import { expireSession } from '../life/checkout.ts';
import { usableCustomer } from '../life/customers.ts';
import { requirePrice } from '../life/prices.ts';
import { changedMetadata } from '../metadata.ts';
import type { Moment } from '../moment.ts';
import { wholeList } from '../whole-list.ts';
import {
  checkoutSessionFields,
  requireRightParameters,
  type SessionParameters,
} from './checkout-session-parameters.ts';
import { newSession, type Wanted } from './new-checkout-session.ts';

const PATH = '/v1/checkout/sessions';
const create = operation('POST', PATH, checkoutSessionFields, (moment, given) => {
  requireRightParameters(given, moment.now);
  if (given.customer !== undefined) usableCustomer(moment, given.customer, 'customer');
  return newSession(moment, given, wantedItems(moment, given)).wire;
});

function wantedItems(moment: Moment, given: SessionParameters): Wanted[] {
  return (given.line_items ?? []).map((item, index) => {
    const param = `line_items[${index}][price]`;
    if (item.price === undefined) {
      throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
    }
    if (item.quantity === undefined || item.quantity === 0) {
      const message = `Quantity is required. Add \`quantity\` to \`line_items[${index}]\``;
      throw invalidRequest(message, `line_items[${index}][quantity]`);
    }
    return { price: requirePrice(moment, item.price, param), quantity: item.quantity };
  });
}

function findSession(moment: Moment, sessionId: string) {
  const record = moment.resources.find('checkout_session', sessionId);
  if (!record) throw noSuch('checkout.session', sessionId);
  return record;
}

const update = operation(
  'POST',
  `${PATH}/:id`,
  { metadata: optional(metadata) },
  (moment, given, sessionId) => {
    const record = findSession(moment, sessionId);
    record.wire.metadata = changedMetadata(record.wire.metadata ?? {}, given.metadata);
    moment.resources.save('checkout_session', record);
    return record.wire;
  },
);

const expire = operation('POST', `${PATH}/:id/expire`, {}, (moment, _given, sessionId) => {
  const record = findSession(moment, sessionId);
  if (record.wire.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.wire.status}\`.`,
    );
  }
  expireSession(moment, record);
  return record.wire;
});

const listing = operation(
  'GET',
  PATH,
  {
    ...paging,
    ...createdFilter,
    customer: optional(id),
    subscription: optional(id),
    status: optional(oneOf('open', 'complete', 'expired')),
  },
  (moment, { customer, subscription, status, created, ...page }) =>
    listPage(moment, 'checkout_session', PATH, page, [
      ...createdFilters(created),
      ...equalFilters({ customer, subscription, status }),
    ]),
);

export const checkoutSessionOperations: readonly Operation[] = [
  create,
  update,
  expire,
  listing,
  operation('GET', `${PATH}/:id`, {}, (moment, _given, id) => findSession(moment, id).wire),
  operation('GET', `${PATH}/:id/line_items`, paging, (moment, _given, id) => {
    const { lineItems } = findSession(moment, id).hidden;
    return wholeList(lineItems, `${PATH}/${id}/line_items`);
  }),
];
