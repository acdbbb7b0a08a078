import { noSuch } from '../api-error.ts';
import { newIdentifier } from '../identifiers.ts';
import { previousAttributes, type Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Customer } from '../wire.ts';

type CustomerRecord = Kinds['customer'];

export function newCustomer(
  moment: Moment,
  given: Partial<Pick<Customer, 'email' | 'name' | 'description' | 'phone' | 'metadata'>>,
): CustomerRecord {
  const id = newIdentifier('cus');
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: moment.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  const record = { wire: customer, hidden: { deleted: false } };
  moment.resources.insert('customer', record);
  moment.publish('customer.created', customer);
  return record;
}

/** A customer that can be used: there, and not deleted. */
export function usableCustomer(moment: Moment, id: string, param: string): CustomerRecord {
  const record = moment.resources.find('customer', id);
  if (!record || record.hidden.deleted) throw noSuch('customer', id, param);
  return record;
}

/** Applies a change and tells about it; a change that changes nothing is silent, as at Stripe. */
export function changeCustomer(
  moment: Moment,
  record: CustomerRecord,
  changes: Partial<Customer>,
): CustomerRecord {
  const wire = { ...record.wire, ...changes };
  const previous = previousAttributes(record.wire, wire);
  if (!previous) return record;
  const changed = { wire, hidden: record.hidden };
  moment.resources.save('customer', changed);
  moment.publish('customer.updated', wire, previous);
  return changed;
}
