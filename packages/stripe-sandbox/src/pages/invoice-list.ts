import type { Moment } from '../moment.ts';
import { describeMoney } from '../money.ts';
import type { Invoice } from '../wire.ts';
import { html, NOTHING, type Markup } from './html.ts';
import { date } from './layout.ts';

const SHOWN = 24;

/** The customer's invoices, newest first, each with its own page. */
export function invoiceList(moment: Moment, customerId: string, path: string): Markup {
  const { records } = moment.resources.list('invoice', {
    filters: [{ path: '$.customer', operator: '=', value: customerId }],
    limit: SHOWN,
  });
  const content =
    records.length === 0
      ? html`<p class="soft">No invoices yet.</p>`
      : html`<ul class="invoices">
          ${records.map(({ wire }) => entry(wire, path))}
        </ul>`;
  return html`<section class="panel tight" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${content}
  </section>`;
}

function entry(invoice: Invoice, path: string): Markup {
  const pay =
    invoice.status === 'open'
      ? html`<form method="post" action="${path}/pay">
          <input type="hidden" name="invoice" value="${invoice.id}" /><button class="button">
            Pay now
          </button>
        </form>`
      : NOTHING;
  return html`<li>
    <span class="what"
      ><a href="${invoice.hosted_invoice_url ?? ''}">${invoice.number ?? ''}</a
      ><span class="soft small">${date(invoice.created)}</span></span
    >${statusBadge(invoice)}<span class="number"
      >${describeMoney(invoice.total, invoice.currency)}</span
    >${pay}
  </li>`;
}

export function statusBadge(invoice: Invoice): Markup {
  return invoice.status === 'paid'
    ? html`<span class="badge good">Paid</span>`
    : html`<span class="badge bad">Open</span>`;
}
