import { invalidRequest, noSuch } from '../api-error.ts';
import { id, webAddress } from '../http/fields.ts';
import { operation, type Operation } from '../http/operation.ts';
import { object, oneOf, optional, required, text } from '../http/parameters.ts';
import { newIdentifier, newPageIdentifier } from '../identifiers.ts';
import { usableCustomer } from '../life/customers.ts';
import type { Moment } from '../moment.ts';
import type { PortalSession } from '../wire.ts';

const subscriptionFlow = object({ subscription: required(id) });

const flowData = object({
  type: required(oneOf('payment_method_update', 'subscription_cancel', 'subscription_update')),
  subscription_cancel: optional(subscriptionFlow),
  subscription_update: optional(subscriptionFlow),
});

const fields = {
  customer: optional(id),
  return_url: optional(webAddress),
  configuration: optional(id),
  locale: optional(text(10)),
  flow_data: optional(flowData),
};

/** Opens the portal for a customer; the address alone gives access to it. */
const create = operation('POST', '/v1/billing_portal/sessions', fields, (moment, given) => {
  if (given.customer === undefined) {
    const message = 'Missing required param: customer.';
    throw invalidRequest(message, 'customer', 'parameter_missing');
  }
  usableCustomer(moment, given.customer, 'customer');
  const flow = given.flow_data;
  for (const kind of ['subscription_cancel', 'subscription_update'] as const) {
    if (flow?.type === kind) requireLiving(moment, flow[kind]?.subscription, given.customer, kind);
  }
  const pageId = newPageIdentifier('test');
  const session: PortalSession = {
    id: newIdentifier('bps'),
    object: 'billing_portal.session',
    configuration: given.configuration ?? 'bpc_sandbox',
    created: moment.now,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.return_url ?? null,
    url: `${moment.pagesUrl}/portal/${pageId}`,
  };
  moment.resources.insert('portal_session', { wire: session, hidden: { pageId } });
  return session;
});

function requireLiving(
  moment: Moment,
  subscriptionId: string | undefined,
  customerId: string,
  kind: string,
): void {
  const param = `flow_data[${kind}][subscription]`;
  if (subscriptionId === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const record = moment.resources.find('subscription', subscriptionId);
  if (!record || record.wire.customer !== customerId) {
    throw noSuch('subscription', subscriptionId, param);
  }
  if (record.wire.status === 'canceled') {
    throw invalidRequest('This subscription cannot be changed because it is canceled.', param);
  }
}

export const portalSessionOperations: readonly Operation[] = [create];
