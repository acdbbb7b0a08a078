import { newIdentifier, newPageIdentifier } from '../identifiers.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import { wholeList } from '../whole-list.ts';
import type { Invoice, InvoiceLine, Subscription } from '../wire.ts';
import { changeCustomer } from './customers.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/**
 * Makes an invoice of the lines and finalizes it. A credit on the customer's balance is used first;
 * a negative total becomes such a credit. Not yet paid: see collect.
 */
export function openInvoice(
  moment: Moment,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  reason: BillingReason,
): Kinds['invoice'] {
  const customer = moment.resources.get('customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const startingBalance = customer.wire.balance;
  const owed = total + startingBalance;
  const amountDue = Math.max(0, owed);
  const endingBalance = Math.min(0, owed);

  const invoice = draft(moment, subscription, lines, reason);
  invoice.customer_email = customer.wire.email;
  invoice.customer_name = customer.wire.name ?? null;
  invoice.amount_due = amountDue;
  invoice.amount_remaining = amountDue;
  invoice.starting_balance = startingBalance;
  for (const sum of [
    'subtotal',
    'subtotal_excluding_tax',
    'total',
    'total_excluding_tax',
  ] as const) {
    invoice[sum] = total;
  }
  const record = { wire: invoice, hidden: { payments: [], automaticRetries: 0 } };
  moment.resources.insert('invoice', record);
  moment.publish('invoice.created', invoice);

  finalize(moment, invoice, endingBalance);
  moment.resources.save('invoice', record);
  moment.publish('invoice.finalized', invoice);
  changeCustomer(moment, customer, { balance: endingBalance, currency: invoice.currency });
  return record;
}

function finalize(moment: Moment, invoice: Invoice, endingBalance: number): void {
  const number = moment.settings.read('invoices_numbered') + 1;
  moment.settings.write('invoices_numbered', number);
  invoice.status = 'open';
  invoice.number = `SANDBOX-${String(number).padStart(4, '0')}`;
  invoice.status_transitions = { ...invoice.status_transitions, finalized_at: moment.now };
  invoice.effective_at = moment.now;
  invoice.ending_balance = endingBalance;
  invoice.hosted_invoice_url = `${moment.pagesUrl}/invoice/${newPageIdentifier('inv')}`;
}

function draft(
  moment: Moment,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  reason: BillingReason,
): Invoice {
  const id = newIdentifier('in');
  const starts = lines.map(({ period }) => period.start);
  const ends = lines.map(({ period }) => period.end);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stripe sandbox',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: moment.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: ['card'],
    },
    period_end: Math.max(...ends),
    period_start: Math.min(...starts),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: moment.now,
  };
}
