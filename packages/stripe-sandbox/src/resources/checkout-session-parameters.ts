import { invalidRequest } from '../api-error.ts';
import { email, id, metadata, timestamp, webAddress } from '../http/fields.ts';
import { boolean, integer, list, object, oneOf, optional, text } from '../http/parameters.ts';

const HOUR_SECONDS = 3600;
const LONGEST_TRIAL_DAYS = 730;

const lineItem = object({
  price: optional(id),
  quantity: optional(integer(0, 999_999)),
});

const subscriptionData = object({
  trial_period_days: optional(integer(1, LONGEST_TRIAL_DAYS)),
  trial_end: optional(timestamp),
  metadata: optional(metadata),
  description: optional(text(500)),
});

export const checkoutSessionFields = {
  mode: optional(oneOf('payment', 'setup', 'subscription')),
  ui_mode: optional(oneOf('hosted_page', 'embedded_page', 'elements', 'form')),
  success_url: optional(webAddress),
  cancel_url: optional(webAddress),
  line_items: optional(list(lineItem)),
  customer: optional(id),
  customer_email: optional(email),
  client_reference_id: optional(text(200)),
  metadata: optional(metadata),
  subscription_data: optional(subscriptionData),
  allow_promotion_codes: optional(boolean),
  billing_address_collection: optional(oneOf('auto', 'required')),
  payment_method_collection: optional(oneOf('always')),
  payment_method_types: optional(list(oneOf('card'))),
  locale: optional(text(10)),
  expires_at: optional(timestamp),
};

export type SessionParameters = ReturnType<ReturnType<typeof object<typeof checkoutSessionFields>>>;

/** Refuses what Stripe would refuse about parameters that are each right by themselves. */
export function requireRightParameters(given: SessionParameters, now: number): void {
  requireSubscriptionMode(given);
  requireTimes(given, now);
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
}

function requireSubscriptionMode(given: SessionParameters): void {
  if (given.mode === undefined) {
    throw invalidRequest('Missing required param: mode.', 'mode', 'parameter_missing');
  }
  if (given.mode !== 'subscription') {
    throw invalidRequest('The sandbox sells subscriptions only: use mode=subscription.', 'mode');
  }
  if (given.ui_mode !== undefined && given.ui_mode !== 'hosted_page') {
    throw invalidRequest('The sandbox has a hosted page only: use ui_mode=hosted_page.', 'ui_mode');
  }
  if (given.success_url === undefined) {
    const message = 'Missing required param: success_url.';
    throw invalidRequest(message, 'success_url', 'parameter_missing');
  }
  if (!given.line_items || given.line_items.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
}

function requireTimes(given: SessionParameters, now: number): void {
  const { expires_at: expiresAt, subscription_data: data } = given;
  if (expiresAt !== undefined && expiresAt < now + HOUR_SECONDS / 2) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw invalidRequest(message, 'expires_at');
  }
  if (expiresAt !== undefined && expiresAt > now + 24 * HOUR_SECONDS) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw invalidRequest(message, 'expires_at');
  }
  if (data?.trial_end !== undefined && data.trial_period_days !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: subscription_data[trial_end], subscription_data[trial_period_days].',
    );
  }
  if (data?.trial_end !== undefined && data.trial_end < now + 48 * HOUR_SECONDS) {
    const message = 'The `trial_end` date has to be at least 2 days in the future.';
    throw invalidRequest(message, 'subscription_data[trial_end]');
  }
}
