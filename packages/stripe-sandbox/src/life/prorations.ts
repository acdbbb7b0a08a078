import type { InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';
import { invoiceLine } from './invoice-lines.ts';

/**
 * What a change of an item costs for the rest of its period, to the second: the unused time of the
 * old price comes back, the remaining time of the new one is charged.
 * Source: https://docs.stripe.com/billing/subscriptions/prorations
 * @param before null: the item is new; @param after null: it goes
 * @param at seconds since 1970, within the item's period
 */
export function prorationLines(
  subscription: Subscription,
  before: SubscriptionItem | null,
  after: SubscriptionItem | null,
  at: number,
  names: (productId: string) => string,
): InvoiceLine[] {
  const period = before ?? after;
  if (!period) return [];
  const { current_period_start: start, current_period_end: end } = period;
  const fraction = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const lines: InvoiceLine[] = [];
  if (before) {
    lines.push(
      invoiceLine(subscription, before, {
        amount: -Math.round(before.price.unit_amount * before.quantity * fraction),
        description: `Unused time on ${names(before.price.product)} after ${day(at)}`,
        period: { start: at, end },
        proration: true,
      }),
    );
  }
  if (after) {
    lines.push(
      invoiceLine(subscription, after, {
        amount: Math.round(after.price.unit_amount * after.quantity * fraction),
        description: `Remaining time on ${names(after.price.product)} after ${day(at)}`,
        period: { start: at, end },
        proration: true,
      }),
    );
  }
  return lines;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function day(at: number): string {
  return DAY.format(at * 1000);
}
