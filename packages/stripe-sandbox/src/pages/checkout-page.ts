import { DAY_SECONDS } from '../calendar.ts';
import { trialEndOf } from '../life/checkout.ts';
import type { Moment } from '../moment.ts';
import { describeMoney } from '../money.ts';
import type { CardBehaviour, Kinds } from '../state/kinds.ts';
import { html, NOTHING, type Markup } from './html.ts';
import { date, page } from './layout.ts';

type SessionRecord = Kinds['checkout_session'];

interface Terms {
  readonly name: string;
  readonly description: string | null;
  /** "$7 per month" */
  readonly price: string;
  /** "$7" */
  readonly amount: string;
  readonly trialDays: number | null;
  readonly trialEnd: number | null;
  readonly dueToday: string;
}

function termsOf(moment: Moment, record: SessionRecord): Terms {
  const items = record.hidden.lineItems;
  const [first] = items;
  const currency = first?.currency ?? 'usd';
  const total = items.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  const amount = describeMoney(total, currency, true);
  const trialEnd = trialEndOf(record, moment.now);
  return {
    name: items.map(({ description }) => description ?? '').join(' and '),
    description: first
      ? moment.resources.get('product', first.price.product).wire.description
      : null,
    price: `${amount} per month`,
    amount,
    trialDays: trialEnd === null ? null : Math.round((trialEnd - moment.now) / DAY_SECONDS),
    trialEnd,
    dueToday: describeMoney(trialEnd === null ? total : 0, currency),
  };
}

/** @param declined the card was declined a moment ago */
export function checkoutPage(moment: Moment, record: SessionRecord, declined: boolean): string {
  const terms = termsOf(moment, record);
  const { cancel_url: cancelUrl } = record.wire;
  const action = terms.trialDays === null ? 'Pay' : 'Start trial';
  return page(
    `Checkout: ${terms.name}`,
    html`<div class="two">
      <section class="stack" aria-labelledby="what">${summary(terms)}</section>
      <section class="card" aria-labelledby="how">
        <form method="post" class="stack">
          <h2 id="how">Payment</h2>
          ${declined ? declinedMessage() : NOTHING}
          ${cardChoices(terms.trialDays === null, declined)}
          <div class="buttons">
            <button class="button main" type="submit">${action}</button>
            ${cancelUrl ? html`<a class="button" href="${cancelUrl}">Cancel</a>` : NOTHING}
          </div>
          <p class="soft small">
            ${terms.trialDays === null ? 'Renews every month until you cancel.' : 'Cancel during the trial and you pay nothing.'}
            This is a test: no card will be charged.
          </p>
        </form>
      </section>
    </div>`,
  );
}

function summary(terms: Terms): Markup {
  const description = terms.description ? html`<p class="soft">${terms.description}</p>` : NOTHING;
  const price =
    terms.trialDays === null
      ? html`<p class="price">${terms.amount} <small>per month</small></p>`
      : html`<p class="price">
          ${dayCount(terms.trialDays)} free, <small class="later">then ${terms.price}</small>
        </p>`;
  const later =
    terms.trialEnd === null
      ? NOTHING
      : html`<div>
          <dt>From ${date(terms.trialEnd)}</dt>
          <dd>${terms.price}</dd>
        </div>`;
  return html`<div class="tight">
      <p class="soft">Subscribe to</p>
      <h1 id="what">${terms.name}</h1>
      ${description}
    </div>
    ${price}
    <dl class="lines">
      <div>
        <dt>${terms.trialDays === null ? terms.name : `Trial of ${dayCount(terms.trialDays)}`}</dt>
        <dd>${terms.trialDays === null ? terms.price : 'Free'}</dd>
      </div>
      ${later}
      <div class="total">
        <dt>Due today</dt>
        <dd>${terms.dueToday}</dd>
      </div>
    </dl>`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function declinedMessage(): Markup {
  return html`<p class="message bad" role="alert">
    <b>Your card was declined.</b>You weren't charged. Choose another card and try again.
  </p>`;
}

function cardChoices(isPaidNow: boolean, declined: boolean): Markup {
  const later = isPaidNow ? 'at the renewal' : 'after the trial';
  const choices: readonly [CardBehaviour, string, string][] = [
    ['works', 'Card that works', 'Like 4242 4242 4242 4242: every payment succeeds.'],
    [
      'declined',
      'Card that is declined',
      'Like 4000 0000 0000 0002: you see the error on this page.',
    ],
    [
      'fails_later',
      `Card that fails ${later}`,
      'Like 4000 0000 0000 0341: later payments are declined.',
    ],
  ];
  const chosen = declined ? 'declined' : 'works';
  return html`<fieldset>
    <legend>Choose a test card</legend>
    ${choices.map(
      ([value, title, explanation]) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="card"
            value="${value}"
            ${value === chosen ? 'checked' : ''}
          /><span><b>${title}</b><span>${explanation}</span></span></label
        >`,
    )}
  </fieldset>`;
}

/** For a session that was paid or has expired. */
export function closedCheckoutPage(record: SessionRecord, successUrl: string): string {
  const { status, cancel_url: cancelUrl } = record.wire;
  if (status === 'complete') {
    return page(
      'Checkout complete',
      html`<section class="card stack">
        <h1>Checkout complete</h1>
        <p>Your plan is active. There's nothing left to pay.</p>
        <p><a class="button main" href="${successUrl}">Continue</a></p>
      </section>`,
    );
  }
  return page(
    'This checkout has expired',
    html`<section class="card stack">
      <h1>This checkout has expired</h1>
      <p>You weren't charged. Go back and choose your plan again.</p>
      ${cancelUrl ? html`<p><a class="button main" href="${cancelUrl}">Back to the plans</a></p>` : NOTHING}
    </section>`,
  );
}
