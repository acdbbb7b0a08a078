import { livingSubscriptions } from '../life/subscriptions.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import { html, NOTHING, type Markup } from './html.ts';
import { invoiceList } from './invoice-list.ts';
import { page } from './layout.ts';
import { planPanel } from './plan-panel.ts';
import { clockPanel, paymentPanel } from './portal-panels.ts';

/** What a form of the portal reports back, by its word in the address. */
export const NOTICES = {
  canceled: { good: true, text: 'Canceled. Your plan stays active until the end of this period.' },
  kept: { good: true, text: "Your plan won't be canceled." },
  switched: { good: true, text: 'Your plan was changed.' },
  declined: { good: false, text: "Your card was declined. Your plan hasn't changed." },
  unpaid: { good: false, text: 'Your card was declined. Choose another card and pay again.' },
  card: { good: true, text: 'Card saved.' },
  paid: { good: true, text: 'Payment received. Thank you.' },
  clock: { good: true, text: 'Test clock moved forward.' },
  stale: { good: false, text: 'This page was out of date. Here is your plan as it is now.' },
} as const;

export type Notice = keyof typeof NOTICES;

/** @param path of the portal itself, which its forms post below */
export function portalPage(
  moment: Moment,
  session: Kinds['portal_session']['wire'],
  path: string,
  notice: Notice | null,
): string {
  const customer = moment.resources.get('customer', session.customer).wire;
  const living = livingSubscriptions(moment, customer.id);
  const back = session.return_url
    ? html`<a class="back" href="${session.return_url}"
        ><span aria-hidden="true">←</span> Back to the app</a
      >`
    : NOTHING;
  return page(
    'Manage your plan',
    html`<div class="stack">
      <div class="tight">
        ${back}
        <h1>Manage your plan</h1>
        <p class="soft">
          ${customer.name ?? customer.email ?? 'Unnamed customer'}${customer.name && customer.email ? ` · ${customer.email}` : ''}
        </p>
      </div>
      ${notice ? noticeMessage(notice) : NOTHING}
      ${living.length > 0 ? living.map((record) => planPanel(moment, record, path)) : noPlan(moment, customer.id)}
      <div class="pair">
        ${paymentPanel(moment, customer, living, path)} ${invoiceList(moment, customer.id, path)}
      </div>
      ${clockPanel(moment.now, path, living)}
    </div>`,
  );
}

function noticeMessage(notice: Notice): Markup {
  const { good, text } = NOTICES[notice];
  return html`<p class="message ${good ? 'good' : 'bad'}" role="${good ? 'status' : 'alert'}">
    ${text}
  </p>`;
}

function noPlan(moment: Moment, customerId: string): Markup {
  const last = moment.resources.first('subscription', [
    { path: '$.customer', operator: '=', value: customerId },
  ]);
  const ended = last?.wire.items.data[0];
  const text = ended
    ? `Your ${moment.resources.get('product', ended.price.product).wire.name} plan has ended.`
    : "You don't have a plan yet.";
  return html`<section class="card tight">
    <h2>${text}</h2>
    <p class="soft">Choose a plan in the app anytime.</p>
  </section>`;
}
