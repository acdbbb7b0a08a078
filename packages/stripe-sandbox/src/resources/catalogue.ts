import { noSuch } from '../api-error.ts';
import { id } from '../http/fields.ts';
import { createdFilter, createdFilters, equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { boolean, list, optional } from '../http/parameters.ts';
import type { Filter } from '../state/resources.ts';

function activeFilter(active: boolean | undefined): Filter[] {
  return active === undefined ? [] : [{ path: '$.active', operator: '=', value: Number(active) }];
}

/** Products and prices are read only: they come from the options the sandbox is opened with. */
export const catalogueOperations: readonly Operation[] = [
  operation('GET', '/v1/products/:id', {}, (moment, _given, productId) => {
    const record = moment.resources.find('product', productId);
    if (!record) throw noSuch('product', productId);
    return record.wire;
  }),
  operation(
    'GET',
    '/v1/products',
    { ...paging, ...createdFilter, active: optional(boolean), ids: optional(list(id)) },
    (moment, given) =>
      listPage(moment, 'product', '/v1/products', given, [
        ...createdFilters(given.created),
        ...activeFilter(given.active),
        ...(given.ids ? [{ path: '$.id', operator: 'in', value: given.ids } as const] : []),
      ]),
  ),
  operation('GET', '/v1/prices/:id', {}, (moment, _given, priceId) => {
    const record = moment.resources.find('price', priceId);
    if (!record) throw noSuch('price', priceId);
    return record.wire;
  }),
  operation(
    'GET',
    '/v1/prices',
    { ...paging, ...createdFilter, active: optional(boolean), product: optional(id) },
    (moment, given) =>
      listPage(moment, 'price', '/v1/prices', given, [
        ...createdFilters(given.created),
        ...activeFilter(given.active),
        ...equalFilters({ product: given.product }),
      ]),
  ),
];
