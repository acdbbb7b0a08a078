import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';
import { completeSession } from '../life/checkout.ts';
import { NO_REQUEST } from '../moment.ts';
import type { CardBehaviour, Kinds } from '../state/kinds.ts';
import type { World } from '../world.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { invoicePage } from './invoice-page.ts';
import { pageNotFound } from './not-found-page.ts';
import { clockStepSeconds, PORTAL_ACTIONS } from './portal-actions.ts';
import { NOTICES, portalPage, type Notice } from './portal-page.ts';
import { sendPage } from './send-page.ts';

const BEHAVIOURS: readonly CardBehaviour[] = ['works', 'declined', 'fails_later'];

interface Params {
  readonly id: string;
  readonly action?: string;
}

/** How far a customer's clock moves on. */
interface ClockStep {
  readonly customerId: string;
  readonly seconds: number;
}

/** The hosted pages. Their addresses cannot be guessed, and that is their protection. */
export function registerPages(app: FastifyInstance, world: World, pagesUrl: string): void {
  app.get<{ Params: Params }>('/checkout/:id', (request, reply) => {
    const answer = world.perform(NO_REQUEST, (moment): PageAnswer => {
      const record = moment.resources.find('checkout_session', request.params.id);
      if (!record) return pageAnswer(404, pageNotFound());
      const { success_url: successUrl, cancel_url: cancelUrl, status } = record.wire;
      const text =
        status === 'open'
          ? checkoutPage(moment.forCustomer(record.wire.customer), record, false)
          : closedCheckoutPage(record, successAddress(record));
      return pageAnswer(200, text, [successUrl, cancelUrl]);
    });
    return respond(reply, answer);
  });

  app.post<{ Params: Params }>('/checkout/:id', (request, reply) => {
    const answer = world.perform(NO_REQUEST, (moment): PageAnswer => {
      const record = moment.resources.find('checkout_session', request.params.id);
      if (!record) return pageAnswer(404, pageNotFound());
      const addresses = [record.wire.success_url, record.wire.cancel_url];
      if (record.wire.status === 'expired') {
        return pageAnswer(410, closedCheckoutPage(record, ''), addresses);
      }
      if (record.wire.status === 'open') {
        const card = formOf(request.body).get('card');
        const behaviour = BEHAVIOURS.find((candidate) => candidate === card) ?? 'works';
        const ofCustomer = moment.forCustomer(record.wire.customer);
        const refusal = world.attempt(() => completeSession(ofCustomer, record, behaviour));
        if (refusal instanceof ApiError) {
          return pageAnswer(402, checkoutPage(ofCustomer, record, true), addresses);
        }
      }
      return { redirect: successAddress(record) };
    });
    return respond(reply, answer);
  });

  app.get<{ Params: Params; Querystring: { notice?: string } }>('/portal/:id', (request, reply) => {
    const answer = world.perform(NO_REQUEST, (moment): PageAnswer => {
      const session = moment.resources.first('portal_session', [pageIdIs(request.params.id)])?.wire;
      if (!session) return pageAnswer(404, pageNotFound());
      const notice = noticeOf(request.query.notice);
      const path = pathOf(pagesUrl, request.params.id);
      const ofCustomer = moment.forCustomer(session.customer);
      return pageAnswer(200, portalPage(ofCustomer, session, path, notice));
    });
    return respond(reply, answer);
  });

  app.post<{ Params: Params }>('/portal/:id/:action', (request, reply) => {
    const { id, action = '' } = request.params;
    const form = formOf(request.body);
    const outcome = world.perform(NO_REQUEST, (sandboxMoment): Notice | ClockStep | null => {
      const session = sandboxMoment.resources.first('portal_session', [pageIdIs(id)])?.wire;
      if (!session) return null;
      const moment = sandboxMoment.forCustomer(session.customer);
      if (action === 'clock') {
        const seconds = clockStepSeconds(moment, session.customer, form.get('step') ?? '');
        return seconds === null ? 'stale' : { customerId: session.customer, seconds };
      }
      const act = PORTAL_ACTIONS[action];
      if (!act) return null;
      const result = world.attempt(() => act(moment, session.customer, form));
      if (!(result instanceof ApiError)) return result;
      return result.status === 402 ? 'declined' : 'stale';
    });
    if (outcome === null) return respond(reply, pageAnswer(404, pageNotFound()));
    if (typeof outcome === 'object') world.advance(outcome.customerId, outcome.seconds);
    const notice = typeof outcome === 'object' ? 'clock' : outcome;
    return respond(reply, { redirect: `${pathOf(pagesUrl, id)}?notice=${notice}` });
  });

  app.get<{ Params: Params }>('/invoice/:id', (request, reply) => {
    const answer = world.perform(NO_REQUEST, (moment): PageAnswer => {
      const url = `${pagesUrl}/invoice/${request.params.id}`;
      const invoice = moment.resources.first('invoice', [
        { path: '$.hosted_invoice_url', operator: '=', value: url },
      ]);
      if (!invoice) return pageAnswer(404, pageNotFound());
      return pageAnswer(200, invoicePage(invoice.wire));
    });
    return respond(reply, answer);
  });
}

function pageIdIs(id: string) {
  return { column: 'hidden', path: '$.pageId', operator: '=', value: id } as const;
}

function pathOf(pagesUrl: string, portalId: string): string {
  return `${new URL(pagesUrl).pathname}/portal/${portalId}`;
}

function noticeOf(word: string | undefined): Notice | null {
  return word !== undefined && Object.hasOwn(NOTICES, word) ? (word as Notice) : null;
}

function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

function successAddress({ wire }: Kinds['checkout_session']): string {
  return wire.success_url.replaceAll('{CHECKOUT_SESSION_ID}', wire.id);
}

type PageAnswer =
  | { readonly redirect: string }
  | { readonly status: number; readonly text: string; readonly origins: readonly string[] };

/** @param addresses where the page's forms may lead by a redirect, beside itself */
function pageAnswer(
  status: number,
  text: string,
  addresses: readonly (string | null)[] = [],
): PageAnswer {
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  return { status, text, origins: [...new Set(origins)] };
}

/** Answers only after the transaction, so that what the page shows is on the disk. */
function respond(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  return sendPage(reply, answer.status, answer.text, answer.origins);
}
