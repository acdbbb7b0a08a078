import { newIdentifier } from '../identifiers.ts';
import { describeMoney } from '../money.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';

interface Period {
  readonly start: number;
  readonly end: number;
}

interface LineContent {
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly proration: boolean;
}

export function invoiceLine(
  subscription: Subscription,
  item: SubscriptionItem,
  content: LineContent,
): InvoiceLine {
  const { price } = item;
  return {
    id: newIdentifier('il'),
    object: 'line_item',
    amount: content.amount,
    currency: price.currency,
    description: content.description,
    discount_amounts: [],
    discountable: !content.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: content.proration ? newIdentifier('ii') : null,
        proration: content.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: content.period.start, end: content.period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: subscription.id,
    subtotal: content.amount,
    taxes: [],
  };
}

/** The lines that charge each item for a period; nothing while in trial. */
export function periodLines(
  subscription: Subscription,
  names: (productId: string) => string,
): InvoiceLine[] {
  const inTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => {
    const name = names(item.price.product);
    const each = `${describeMoney(item.price.unit_amount, item.price.currency)} / month`;
    return invoiceLine(subscription, item, {
      amount: inTrial ? 0 : item.price.unit_amount * item.quantity,
      description: inTrial ? `Trial period for ${name}` : `${item.quantity} × ${name} (at ${each})`,
      period: { start: item.current_period_start, end: item.current_period_end },
      proration: false,
    });
  });
}
