import type { Ground } from '../moment.ts';
import type { CatalogueEntry } from '../options.ts';
import type { Plan, Price, Product } from '../wire.ts';

/** Marks the price of a product that is only bought beside another one. */
export const ADD_ON = 'add_on';

/** Puts the products and prices of the options into the state; what is there already is brought up to date. */
export function seedCatalogue(
  ground: Ground,
  entries: readonly CatalogueEntry[],
  now: number,
): void {
  for (const entry of entries) {
    const product = ground.resources.find('product', entry.id);
    const price = ground.resources.find('price', entry.priceId);
    const newProduct = productOf(entry, product?.wire.created ?? now);
    const newPrice = priceOf(entry, price?.wire.created ?? now);
    if (product) ground.resources.save('product', { wire: newProduct, hidden: {} });
    else ground.resources.insert('product', { wire: newProduct, hidden: {} });
    if (price) ground.resources.save('price', { wire: newPrice, hidden: {} });
    else ground.resources.insert('price', { wire: newPrice, hidden: {} });
  }
}

function productOf(entry: CatalogueEntry, created: number): Product {
  return {
    id: entry.id,
    object: 'product',
    active: true,
    created,
    default_price: entry.priceId,
    description: entry.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: entry.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

function priceOf(entry: CatalogueEntry, created: number): Price {
  return {
    id: entry.priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: entry.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: entry.isAddOn === true ? { [ADD_ON]: 'true' } : {},
    nickname: null,
    product: entry.id,
    recurring: {
      interval: entry.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: entry.unitAmount,
    unit_amount_decimal: String(entry.unitAmount),
  };
}

/** The older form of a price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
