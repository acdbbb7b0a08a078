import { invalidRequest, noSuch } from '../api-error.ts';
import { changedMetadata, email, id, metadata, timestamp, webAddress } from '../http/fields.ts';
import {
  createdFilter,
  createdFilters,
  equalFilters,
  listPage,
  paging,
  wholeList,
} from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { boolean, integer, list, object, oneOf, optional, text } from '../http/parameters.ts';
import { expireSession } from '../life/checkout.ts';
import { usableCustomer } from '../life/customers.ts';
import { requirePrice } from '../life/prices.ts';
import type { Moment } from '../moment.ts';
import { newSession } from './new-checkout-session.ts';

const PATH = '/v1/checkout/sessions';
const HOUR_SECONDS = 3600;
const LONGEST_TRIAL_DAYS = 730;

const lineItem = object({
  price: optional(id),
  quantity: optional(integer(0, 999_999)),
});

const subscriptionData = object({
  trial_period_days: optional(integer(1, LONGEST_TRIAL_DAYS)),
  trial_end: optional(timestamp),
  metadata: optional(metadata),
  description: optional(text(500)),
});

const fields = {
  mode: optional(oneOf('payment', 'setup', 'subscription')),
  ui_mode: optional(oneOf('hosted_page', 'embedded_page', 'elements', 'form')),
  success_url: optional(webAddress),
  cancel_url: optional(webAddress),
  line_items: optional(list(lineItem)),
  customer: optional(id),
  customer_email: optional(email),
  client_reference_id: optional(text(200)),
  metadata: optional(metadata),
  subscription_data: optional(subscriptionData),
  allow_promotion_codes: optional(boolean),
  billing_address_collection: optional(oneOf('auto', 'required')),
  payment_method_collection: optional(oneOf('always')),
  payment_method_types: optional(list(oneOf('card'))),
  locale: optional(text(10)),
  expires_at: optional(timestamp),
};

export type SessionParameters = ReturnType<ReturnType<typeof object<typeof fields>>>;

const create = operation('POST', PATH, fields, (moment, given) => {
  requireSubscriptionMode(given);
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (given.customer !== undefined) usableCustomer(moment, given.customer, 'customer');
  requireTimes(given, moment.now);
  const prices = (given.line_items ?? []).map((item, index) => {
    if (item.price === undefined) {
      const param = `line_items[${index}][price]`;
      throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
    }
    if (item.quantity === undefined || item.quantity === 0) {
      throw invalidRequest('Quantity is required. Add `quantity` to `line_items[0]`', 'line_items');
    }
    const price = requirePrice(moment, item.price, `line_items[${index}][price]`);
    return { price, quantity: item.quantity };
  });
  return newSession(moment, given, prices).wire;
});

function requireSubscriptionMode(given: SessionParameters): void {
  if (given.mode === undefined) {
    throw invalidRequest('Missing required param: mode.', 'mode', 'parameter_missing');
  }
  if (given.mode !== 'subscription') {
    throw invalidRequest('The sandbox sells subscriptions only: use mode=subscription.', 'mode');
  }
  if (given.ui_mode !== undefined && given.ui_mode !== 'hosted_page') {
    throw invalidRequest('The sandbox has a hosted page only: use ui_mode=hosted_page.', 'ui_mode');
  }
  if (given.success_url === undefined) {
    const message = 'Missing required param: success_url.';
    throw invalidRequest(message, 'success_url', 'parameter_missing');
  }
  if (!given.line_items || given.line_items.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
}

function requireTimes(given: SessionParameters, now: number): void {
  const { expires_at: expiresAt, subscription_data: data } = given;
  if (expiresAt !== undefined && expiresAt < now + HOUR_SECONDS / 2) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw invalidRequest(message, 'expires_at');
  }
  if (expiresAt !== undefined && expiresAt > now + 24 * HOUR_SECONDS) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw invalidRequest(message, 'expires_at');
  }
  if (data?.trial_end !== undefined && data.trial_period_days !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: subscription_data[trial_end], subscription_data[trial_period_days].',
    );
  }
  if (data?.trial_end !== undefined && data.trial_end < now + 48 * HOUR_SECONDS) {
    const message = 'The `trial_end` date has to be at least 2 days in the future.';
    throw invalidRequest(message, 'subscription_data[trial_end]');
  }
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
