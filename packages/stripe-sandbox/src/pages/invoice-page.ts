import { describeMoney } from '../money.ts';
import type { Invoice, InvoiceLine } from '../wire.ts';
import { html, NOTHING, type Markup } from './html.ts';
import { statusBadge } from './invoice-list.ts';
import { date, page } from './layout.ts';

/** One invoice, made to be printed. */
export function invoicePage(invoice: Invoice): string {
  const person = [invoice.customer_name, invoice.customer_email].filter(
    (part): part is string => part !== null,
  );
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<article class="card stack">
      <div class="tight">
        <div class="heading">
          <h1>Invoice ${invoice.number ?? ''}</h1>
          ${statusBadge(invoice)}
        </div>
        <p class="soft">
          ${date(invoice.created)}${person.length > 0 ? html` · for ${person.join(', ')}` : NOTHING}
        </p>
      </div>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${invoice.lines.data.map(lineRow)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>${describeMoney(invoice.total, invoice.currency)}</td>
            </tr>
            ${creditRow(invoice)}
            <tr>
              <th scope="row">${invoice.status === 'paid' ? 'Paid' : 'Due'}</th>
              <td><b>${describeMoney(invoice.amount_due, invoice.currency)}</b></td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="soft small">This is a test invoice. No card was charged.</p>
    </article>`,
  );
}

function lineRow(line: InvoiceLine): Markup {
  return html`<tr>
    <td>
      ${line.description ?? ''}<br /><span class="soft small"
        >${date(line.period.start)} to ${date(line.period.end)}</span
      >
    </td>
    <td>${describeMoney(line.amount, line.currency)}</td>
  </tr>`;
}

function creditRow(invoice: Invoice): Markup {
  const used = invoice.amount_due - invoice.total;
  if (used === 0) return NOTHING;
  const label = used < 0 ? 'Credit used' : 'Kept as credit';
  return html`<tr>
    <th scope="row">${label}</th>
    <td>${describeMoney(used, invoice.currency)}</td>
  </tr>`;
}
