import { invalidRequest, noSuch } from '../api-error.ts';
import type { Moment } from '../moment.ts';
import { wholeList } from '../whole-list.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';
import { planOf } from './catalogue.ts';
import { requirePrice } from './prices.ts';
import { prorationLines } from './prorations.ts';
import type { ItemChange, SubscriptionChange } from './subscription-change.ts';
import { newItem, productNames } from './subscriptions.ts';

/**
 * Applies changes to the items, as Stripe reads them: an entry with an id changes that item, one
 * without adds another item beside it.
 * @returns the prorations; none while in trial, where nothing has been charged
 */
export function applyItems(
  moment: Moment,
  subscription: Subscription,
  changes: readonly ItemChange[],
  given: Pick<SubscriptionChange, 'proration_behavior' | 'proration_date'>,
  trialEndsNow: boolean,
): InvoiceLine[] {
  const before = structuredClone(subscription.items.data);
  let items = subscription.items.data;
  for (const [index, change] of changes.entries()) {
    items = applyOne(moment, subscription, items, change, `items[${index}]`);
  }
  requireWholeItems(items);
  subscription.items = wholeList(items, subscription.items.url);
  const free = subscription.status === 'trialing' || trialEndsNow;
  if (free || given.proration_behavior === 'none') return [];
  return prorate(moment, subscription, before, prorationTime(before, given, moment.now));
}

function applyOne(
  moment: Moment,
  subscription: Subscription,
  items: readonly SubscriptionItem[],
  change: ItemChange,
  param: string,
): SubscriptionItem[] {
  const price =
    change.price === undefined ? undefined : requirePrice(moment, change.price, `${param}[price]`);
  if (change.id === undefined) {
    const first = items[0];
    if (!price || !first) {
      const missing = `${param}[price]`;
      throw invalidRequest(`Missing required param: ${missing}.`, missing, 'parameter_missing');
    }
    const period = { start: first.current_period_start, end: first.current_period_end };
    const added = newItem(subscription.id, price, change.quantity ?? 1, moment.now, period);
    return [...items, added];
  }
  const target = items.find((item) => item.id === change.id);
  if (!target) throw noSuch('subscription item', change.id, `${param}[id]`);
  if (change.deleted === true) return items.filter((item) => item !== target);
  const changed: SubscriptionItem = {
    ...target,
    ...(price ? { price, plan: planOf(price) } : {}),
    quantity: change.quantity ?? target.quantity,
  };
  return items.map((item) => (item === target ? changed : item));
}

function requireWholeItems(items: readonly SubscriptionItem[]): void {
  if (items.length === 0) {
    throw invalidRequest('A subscription must have at least one active item.', 'items');
  }
  const seen = new Set<string>();
  for (const { price } of items) {
    if (seen.has(price.id)) {
      throw invalidRequest(
        `Cannot add multiple subscription items with the same plan: ${price.id}`,
        'items',
      );
    }
    seen.add(price.id);
  }
}

function prorationTime(
  items: readonly SubscriptionItem[],
  given: Pick<SubscriptionChange, 'proration_date'>,
  now: number,
): number {
  const at = given.proration_date ?? now;
  const [first] = items;
  if (first && (at < first.current_period_start || at > first.current_period_end)) {
    throw invalidRequest(
      'Cannot specify `proration_date` outside of current subscription period.',
      'proration_date',
    );
  }
  return at;
}

function prorate(
  moment: Moment,
  subscription: Subscription,
  before: readonly SubscriptionItem[],
  at: number,
): InvoiceLine[] {
  const names = productNames(moment);
  const after = subscription.items.data;
  const lines: InvoiceLine[] = [];
  for (const id of new Set([...before, ...after].map((item) => item.id))) {
    const was = before.find((item) => item.id === id) ?? null;
    const is = after.find((item) => item.id === id) ?? null;
    if (was && is && was.price.id === is.price.id && was.quantity === is.quantity) continue;
    lines.push(...prorationLines(subscription, was, is, at, names));
  }
  return lines;
}
