import { cardDeclined, invalidRequest, noSuch } from '../api-error.ts';
import { id } from '../http/fields.ts';
import { createdFilter, createdFilters, equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { boolean, oneOf, optional } from '../http/parameters.ts';
import { requireCardOf } from '../life/cards.ts';
import { payInvoice } from '../life/paying.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Filter } from '../state/resources.ts';
import { wholeList } from '../whole-list.ts';

const PATH = '/v1/invoices';

function findInvoice(moment: Moment, invoiceId: string): Kinds['invoice'] {
  const record = moment.resources.find('invoice', invoiceId);
  if (!record) throw noSuch('invoice', invoiceId);
  return record;
}

const pay = operation(
  'POST',
  `${PATH}/:id/pay`,
  { payment_method: optional(id), off_session: optional(boolean) },
  (moment, given, invoiceId) => {
    const record = findInvoice(moment, invoiceId);
    if (record.wire.status === 'paid') throw invalidRequest('Invoice is already paid');
    if (record.wire.status !== 'open') throw invalidRequest('This invoice can no longer be paid');
    if (given.payment_method !== undefined) {
      requireCardOf(moment, record.wire.customer, given.payment_method, 'payment_method');
    }
    const presence = given.off_session === false ? 'present' : 'absent';
    const attempt = { presence, scheduled: false, paymentMethodId: given.payment_method } as const;
    if (payInvoice(moment, record, attempt) === 'declined') {
      throw cardDeclined({ keepsEffects: true });
    }
    return record.wire;
  },
);

const listing = operation(
  'GET',
  PATH,
  {
    ...paging,
    ...createdFilter,
    customer: optional(id),
    subscription: optional(id),
    status: optional(oneOf('draft', 'open', 'paid', 'uncollectible', 'void')),
  },
  (moment, { customer, subscription, status, created, ...page }) =>
    listPage(moment, 'invoice', PATH, page, [
      ...createdFilters(created),
      ...equalFilters({ customer, status }),
      ...subscriptionFilters(subscription),
    ]),
);

function subscriptionFilters(subscription: string | undefined): Filter[] {
  if (subscription === undefined) return [];
  const path = '$.parent.subscription_details.subscription';
  return [{ path, operator: '=', value: subscription }];
}

export const invoiceOperations: readonly Operation[] = [
  pay,
  listing,
  operation('GET', `${PATH}/:id`, {}, (moment, _given, id) => findInvoice(moment, id).wire),
  operation('GET', `${PATH}/:id/lines`, paging, (moment, _given, id) => {
    return wholeList(findInvoice(moment, id).wire.lines.data, `${PATH}/${id}/lines`);
  }),
  operation('GET', '/v1/payment_intents/:id', {}, (moment, _given, id) => {
    const record = moment.resources.find('payment_intent', id);
    if (!record) throw noSuch('payment_intent', id);
    return record.wire;
  }),
];
