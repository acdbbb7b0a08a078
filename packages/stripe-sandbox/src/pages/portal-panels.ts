import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Customer } from '../wire.ts';
import { html, NOTHING, type Markup } from './html.ts';

/** Which card is on file, and another one. */
export function paymentPanel(
  moment: Moment,
  customer: Customer,
  living: readonly Kinds['subscription'][],
  path: string,
): Markup {
  const id =
    living[0]?.wire.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const card = typeof id === 'string' ? moment.resources.get('payment_method', id) : null;
  const works = card === null || card.hidden.behaviour === 'works';
  const current = card
    ? html`<p>Visa ending in <span class="number">${card.wire.card?.last4 ?? ''}</span></p>`
    : html`<p class="soft">No card on file.</p>`;
  return html`<section class="panel stack" aria-labelledby="card">
    <div class="tight">
      <h2 id="card">Payment method</h2>
      ${current}
    </div>
    <form method="post" action="${path}/card" class="stack">
      <fieldset>
        <legend>Choose a test card</legend>
        <label class="choice"
          ><input type="radio" name="card" value="works" ${works ? 'checked' : ''} /><span
            ><b>Card that works</b><span>Open invoices are paid right away.</span></span
          ></label
        >
        <label class="choice"
          ><input type="radio" name="card" value="declined" ${works ? '' : 'checked'} /><span
            ><b>Card that is declined</b><span>All later payments fail.</span></span
          ></label
        >
      </fieldset>
      <div class="row"><button class="button">Save card</button></div>
    </form>
  </section>`;
}

const STEPS = [
  ['1-day', '1 day'],
  ['3-days', '3 days'],
  ['7-days', '7 days'],
  ['month', '1 month'],
] as const;

const CLOCK = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The customer's clock in the sandbox; Stripe's own portal has none. */
export function clockPanel(
  now: number,
  path: string,
  living: readonly Kinds['subscription'][],
): Markup {
  const moment = new Date(now * 1000);
  const button = (step: string, label: string) =>
    html`<button class="button" name="step" value="${step}">${label}</button>`;
  return html`<section class="panel clock stack" aria-labelledby="clock">
    <div class="tight">
      <h2 id="clock">Test clock</h2>
      <p><time datetime="${moment.toISOString()}">${CLOCK.format(moment)} UTC</time></p>
      <p class="soft small">
        Move time forward to see your trial end, your plan renew, or a failed payment be retried.
        Only your own plan is affected. Time can't be moved back.
      </p>
    </div>
    <form method="post" action="${path}/clock" class="row">
      ${STEPS.map(([step, label]) => button(step, label))}${living.length > 0 ? button('period', 'To the end of the period') : NOTHING}
    </form>
  </section>`;
}
