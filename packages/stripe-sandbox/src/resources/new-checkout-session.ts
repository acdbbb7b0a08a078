import { DAY_SECONDS } from '../calendar.ts';
import { newIdentifier, newPageIdentifier } from '../identifiers.ts';
import { changedMetadata } from '../metadata.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { CheckoutSession, LineItem, Price } from '../wire.ts';
import type { SessionParameters } from './checkout-session-parameters.ts';

export interface Wanted {
  readonly price: Price;
  readonly quantity: number;
}

/** Opens a checkout session for parameters that were found to be right. */
export function newSession(
  moment: Moment,
  given: SessionParameters,
  wanted: readonly Wanted[],
): Kinds['checkout_session'] {
  const data = given.subscription_data;
  const record = {
    wire: sessionOf(moment, given, wanted),
    hidden: {
      lineItems: wanted.map((item) => lineItem(moment, item)),
      trialEnd: trialOf(data?.trial_period_days, data?.trial_end),
      subscriptionMetadata: changedMetadata({}, data?.metadata),
      subscriptionDescription: data?.description ?? null,
    },
  };
  moment.resources.insert('checkout_session', record);
  return record;
}

function trialOf(
  days: number | undefined,
  at: number | undefined,
): { days: number } | { at: number } | null {
  if (days !== undefined) return { days };
  return at === undefined ? null : { at };
}

function lineItem(moment: Moment, { price, quantity }: Wanted): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: newIdentifier('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: moment.resources.get('product', price.product).wire.name,
    metadata: {},
    price,
    quantity,
  };
}

function sessionOf(
  moment: Moment,
  given: SessionParameters,
  wanted: readonly Wanted[],
): CheckoutSession {
  const id = newPageIdentifier('cs_test');
  const inTrial = trialOf(
    given.subscription_data?.trial_period_days,
    given.subscription_data?.trial_end,
  );
  const total = wanted.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: inTrial ? 0 : total,
    amount_total: inTrial ? 0 : total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: moment.now,
    currency: wanted[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: given.customer === undefined ? 'always' : null,
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: given.expires_at ?? moment.now + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: changedMetadata({}, given.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.success_url ?? '',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${moment.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  };
}
