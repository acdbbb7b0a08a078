import { ADD_ON } from '../life/catalogue.ts';
import { productNames } from '../life/subscriptions.ts';
import type { Moment } from '../moment.ts';
import { describeMoney } from '../money.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Subscription } from '../wire.ts';
import { html, type Markup } from './html.ts';
import { date } from './layout.ts';

const STATUSES: Record<string, { word: string; tone: string }> = {
  trialing: { word: 'In trial', tone: 'good' },
  active: { word: 'Active', tone: 'good' },
  past_due: { word: 'Payment failed', tone: 'bad' },
};

/** What the customer has, until when, and what can be done about it. */
export function planPanel(moment: Moment, record: Kinds['subscription'], path: string): Markup {
  const { wire: subscription } = record;
  const names = productNames(moment);
  const title = subscription.items.data
    .map(({ price, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${names(price.product)}`)
    .join(' and ');
  const status = STATUSES[subscription.status] ?? { word: subscription.status, tone: '' };
  return html`<section class="card stack" aria-label="Current plan">
    <div class="tight">
      <div class="heading">
        <h2>${title}</h2>
        <span class="badge ${status.tone}">${status.word}</span
        >${subscription.cancel_at === null ? '' : html`<span class="badge">Ends soon</span>`}
      </div>
      <p class="price">${monthly(subscription)} <small>per month</small></p>
      <p>${outlook(moment, subscription)}</p>
    </div>
    <div class="row">
      ${switches(moment, subscription, path)}${cancellation(subscription, path)}
    </div>
    <p class="soft small">
      ${
        subscription.status === 'trialing'
          ? "Switching takes effect now. It ends your trial, and you'll be charged for the first month today."
          : "Switching takes effect now. You'll be charged or credited the prorated difference."
      }
    </p>
  </section>`;
}

function monthly(subscription: Subscription): string {
  const total = subscription.items.data.reduce(
    (sum, { price, quantity }) => sum + price.unit_amount * quantity,
    0,
  );
  return describeMoney(total, subscription.currency, true);
}

function outlook(moment: Moment, subscription: Subscription): Markup {
  const end = subscription.items.data[0]?.current_period_end ?? moment.now;
  if (subscription.cancel_at !== null) return html`Ends on ${date(subscription.cancel_at)}.`;
  if (subscription.status === 'trialing') {
    return html`Free until ${date(end)}, then ${monthly(subscription)} per month.`;
  }
  if (subscription.status === 'past_due' && typeof subscription.latest_invoice === 'string') {
    const invoice = moment.resources.get('invoice', subscription.latest_invoice).wire;
    const next = invoice.next_payment_attempt;
    return next === null
      ? html`Your last payment failed. Choose another card to keep your plan.`
      : html`Your last payment failed. We'll try again on ${date(next)}.`;
  }
  return html`Renews on ${date(end)}.`;
}

/** None for several products: Stripe's portal does not change such subscriptions either. */
function switches(moment: Moment, subscription: Subscription, path: string): Markup[] {
  if (subscription.items.data.length > 1) return [];
  const current = new Set(subscription.items.data.map(({ price }) => price.id));
  const others = moment.resources
    .all('price', [{ path: '$.active', operator: '=', value: 1 }])
    .filter(
      ({ wire }) =>
        !current.has(wire.id) && wire.unit_amount > 0 && wire.metadata[ADD_ON] === undefined,
    )
    .reverse();
  const names = productNames(moment);
  return others.map(({ wire: price }) => {
    const amount = describeMoney(price.unit_amount, price.currency, true);
    return html`<form method="post" action="${path}/switch">
      ${subscriptionField(subscription)}<input
        type="hidden"
        name="price"
        value="${price.id}"
      /><button class="button">Switch to ${names(price.product)}, ${amount} per month</button>
    </form>`;
  });
}

function cancellation(subscription: Subscription, path: string): Markup {
  const field = subscriptionField(subscription);
  return subscription.cancel_at === null
    ? html`<form method="post" action="${path}/cancel">
        ${field}<button class="button">Cancel plan</button>
      </form>`
    : html`<form method="post" action="${path}/keep">
        ${field}<button class="button main">Keep my plan</button>
      </form>`;
}

function subscriptionField(subscription: Subscription): Markup {
  return html`<input type="hidden" name="subscription" value="${subscription.id}" />`;
}
