import { noSuch } from '../api-error.ts';
import { email, id, metadata } from '../http/fields.ts';
import { createdFilter, createdFilters, equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import { emptyable, object, optional, text } from '../http/parameters.ts';
import { requireCardOf } from '../life/cards.ts';
import { changeCustomer, newCustomer, usableCustomer } from '../life/customers.ts';
import { endSubscription, livingSubscriptions } from '../life/subscriptions.ts';
import { changedMetadata } from '../metadata.ts';
import type { Customer } from '../wire.ts';

const PATH = '/v1/customers';

const details = {
  email: optional(emptyable(email)),
  name: optional(emptyable(text(256))),
  description: optional(emptyable(text())),
  phone: optional(emptyable(text(20))),
  metadata: optional(emptyable(metadata)),
};

const create = operation('POST', PATH, details, (moment, given) => {
  return newCustomer(moment, {
    email: given.email ?? null,
    name: given.name ?? null,
    description: given.description ?? null,
    phone: given.phone ?? null,
    metadata: changedMetadata({}, given.metadata),
  }).wire;
});

const retrieve = operation('GET', `${PATH}/:id`, {}, (moment, _given, customerId) => {
  const record = moment.resources.find('customer', customerId);
  if (!record) throw noSuch('customer', customerId);
  return record.hidden.deleted ? deletedCustomer(customerId) : record.wire;
});

const update = operation(
  'POST',
  `${PATH}/:id`,
  {
    ...details,
    invoice_settings: optional(object({ default_payment_method: optional(emptyable(id)) })),
  },
  (moment, given, customerId) => {
    const record = usableCustomer(moment, customerId, 'id');
    const { metadata: metadataChange, invoice_settings: invoiceSettings, ...plain } = given;
    const card = invoiceSettings?.default_payment_method;
    const changes: Partial<Customer> = {
      ...definedOnly(plain),
      metadata: changedMetadata(record.wire.metadata, metadataChange),
    };
    if (card !== undefined) {
      if (card !== null) {
        requireCardOf(moment, customerId, card, 'invoice_settings[default_payment_method]');
      }
      changes.invoice_settings = { ...record.wire.invoice_settings, default_payment_method: card };
    }
    return changeCustomer(moment, record, changes).wire;
  },
);

function definedOnly<T extends object>(
  values: T,
): { [Key in keyof T]: NonNullable<T[Key]> | null } {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Key in keyof T]: NonNullable<T[Key]> | null };
}

const remove = operation('DELETE', `${PATH}/:id`, {}, (moment, _given, customerId) => {
  const record = usableCustomer(moment, customerId, 'id');
  for (const subscription of livingSubscriptions(moment, customerId)) {
    endSubscription(moment, subscription, 'cancellation_requested');
  }
  record.hidden.deleted = true;
  moment.resources.save('customer', record);
  moment.publish('customer.deleted', record.wire);
  return deletedCustomer(customerId);
});

function deletedCustomer(customerId: string): object {
  return { id: customerId, object: 'customer', deleted: true };
}

const NOT_DELETED = { column: 'hidden', path: '$.deleted', operator: '=', value: 0 } as const;

const listing = operation(
  'GET',
  PATH,
  { ...paging, ...createdFilter, email: optional(text(512)) },
  (moment, given) =>
    listPage(moment, 'customer', PATH, given, [
      ...createdFilters(given.created),
      ...equalFilters({ email: given.email }),
      NOT_DELETED,
    ]),
);

export const customerOperations: readonly Operation[] = [create, retrieve, update, remove, listing];
