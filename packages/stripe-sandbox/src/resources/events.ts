import { invalidRequest, noSuch } from '../api-error.ts';
import { createdFilter, createdFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { boolean, list, optional, text } from '../http/parameters.ts';
import type { Moment } from '../moment.ts';
import type { Filter } from '../state/resources.ts';
import type { StripeEvent } from '../wire.ts';

const PATH = '/v1/events';
const MOST_TYPES = 20;

/** How many deliveries are still to succeed is known at the time of asking only. */
function current(moment: Moment, event: StripeEvent): StripeEvent {
  return { ...event, pending_webhooks: moment.deliveries.pendingFor(event.id) };
}

const listing = operation(
  'GET',
  PATH,
  {
    ...paging,
    ...createdFilter,
    type: optional(text(100)),
    types: optional(list(text(100), MOST_TYPES)),
    delivery_success: optional(boolean),
  },
  (moment, { type, types, delivery_success: deliverySuccess, created, ...page }) => {
    if (type !== undefined && types !== undefined) {
      throw invalidRequest('You may only specify one of these parameters: type, types.');
    }
    const events = listPage(moment, 'event', PATH, page, [
      ...createdFilters(created),
      ...typeFilters(type === undefined ? types : [type]),
      ...deliveryFilters(moment, deliverySuccess),
    ]);
    return { ...events, data: events.data.map((event) => current(moment, event)) };
  },
);

/** `customer.subscription.*` stands for every type that begins so. */
function typeFilters(types: readonly string[] | undefined): Filter[] {
  if (types === undefined) return [];
  const [only] = types;
  if (types.length === 1 && only?.endsWith('.*')) {
    return [{ path: '$.type', operator: 'glob', value: only }];
  }
  return [{ path: '$.type', operator: 'in', value: types }];
}

function deliveryFilters(moment: Moment, success: boolean | undefined): Filter[] {
  if (success === undefined) return [];
  const value = moment.deliveries.undeliveredEventIds();
  return [{ path: '$.id', operator: success ? 'not in' : 'in', value }];
}

export const eventOperations: readonly Operation[] = [
  listing,
  operation('GET', `${PATH}/:id`, {}, (moment, _given, id) => {
    const record = moment.resources.find('event', id);
    if (!record) throw noSuch('event', id);
    return current(moment, record.wire);
  }),
];
