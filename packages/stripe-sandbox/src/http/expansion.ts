import { invalidRequest } from '../api-error.ts';
import { livingSubscriptions } from '../life/subscriptions.ts';
import type { Moment } from '../moment.ts';
import type { Kind } from '../state/kinds.ts';
import { wholeList } from '../whole-list.ts';

const DEEPEST = 4;

/** Fields that hold an id which can be replaced by the object. */
const EXPANDABLE: Record<string, Kind> = {
  customer: 'customer',
  subscription: 'subscription',
  invoice: 'invoice',
  latest_invoice: 'invoice',
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
  product: 'product',
  default_price: 'price',
};

type Json = Record<string, unknown>;

/**
 * Replaces ids by objects and adds lists that are left out by default, along paths like
 * `latest_invoice.payments` or `data.customer`.
 * @returns a copy; the original is left alone
 */
export function expandPaths(moment: Moment, original: object, paths: readonly string[]): object {
  const copy = structuredClone(original) as Json;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEEPEST + (steps[0] === 'data' ? 1 : 0)) {
      throw invalidRequest(
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
        'expand',
      );
    }
    expandOne(moment, copy, steps, path);
  }
  return copy;
}

function expandOne(moment: Moment, target: Json, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  include(moment, target, step);
  const value = target[step];
  const kind = EXPANDABLE[step];
  if (typeof value === 'string' && kind) {
    target[step] = structuredClone(moment.resources.get(kind, value).wire);
  } else if (!kind && (typeof value !== 'object' || value === null)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  }
  for (const next of objectsIn(target[step])) expandOne(moment, next, rest, path);
}

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return typeof value === 'object' && value !== null ? [value as Json] : [];
}

/** Lists that are there only when asked for. */
function include(moment: Moment, target: Json, field: string): void {
  const { id, object } = target;
  if (typeof id !== 'string' || target[field] !== undefined) return;
  if (object === 'checkout.session' && field === 'line_items') {
    const { lineItems } = moment.resources.get('checkout_session', id).hidden;
    target[field] = wholeList(lineItems, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (object === 'invoice' && field === 'payments') {
    const { payments } = moment.resources.get('invoice', id).hidden;
    target[field] = wholeList(structuredClone(payments), '/v1/invoice_payments');
  }
  if (object === 'customer' && field === 'subscriptions') {
    const living = livingSubscriptions(moment, id);
    target[field] = wholeList(
      living.map(({ wire }) => wire),
      `/v1/customers/${id}/subscriptions`,
    );
  }
}
