import { Stripe } from 'stripe';
import type { PaymentGateway, RemoteCustomer } from './payment-gateway.ts';
import { callStripe, dateOf, PAGE_SIZE, readFromStripe } from './stripe-calls.ts';

type CustomerCalls = Pick<
  PaymentGateway,
  'createCustomer' | 'readCustomer' | 'findCustomers' | 'assignCustomer' | 'unlinkCustomer'
>;

export const createCustomerCalls = (stripe: Stripe): CustomerCalls => ({
  createCustomer: (customer, idempotencyKey) =>
    callStripe(async () => customerOf(await createCustomer(stripe, customer, idempotencyKey))),

  readCustomer: (customerId) =>
    readFromStripe(async () => {
      const customer = await stripe.customers.retrieve(customerId);
      return customer.deleted === true ? null : customerOf(customer);
    }),

  findCustomers: (email) =>
    callStripe(async () => {
      try {
        const { data } = await stripe.customers.list({ email, limit: PAGE_SIZE });
        return data.map(customerOf);
      } catch (error) {
        if (isInvalidEmail(error)) return [];
        throw error;
      }
    }),

  assignCustomer: (customerId, workspaceId) =>
    callStripe(async () => {
      await stripe.customers.update(customerId, { metadata: { workspaceId, userId: '' } });
    }),

  unlinkCustomer: (customerId) =>
    callStripe(async () => {
      await stripe.customers.update(customerId, { metadata: { workspaceId: '', userId: '' } });
    }),
});

async function createCustomer(
  stripe: Stripe,
  { workspaceId, email, name }: Parameters<PaymentGateway['createCustomer']>[0],
  idempotencyKey: string,
): Promise<Stripe.Customer> {
  const fields = { name, metadata: { workspaceId } };
  const withoutEmail = { idempotencyKey: `${idempotencyKey}-without-email` };
  if (email === null) return stripe.customers.create(fields, withoutEmail);
  try {
    return await stripe.customers.create({ ...fields, email }, { idempotencyKey });
  } catch (error) {
    if (!isInvalidEmail(error)) throw error;
    // Stripe refuses some addresses that we accept. The user then enters another one at the checkout.
    return stripe.customers.create(fields, withoutEmail);
  }
}

const isInvalidEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'email';

const customerOf = ({ id, metadata, created }: Stripe.Customer): RemoteCustomer => ({
  id,
  // Customers from before there were workspaces name their user, whose personal workspace has the same id.
  workspaceId: metadata['workspaceId'] ?? metadata['userId'] ?? null,
  createdAt: dateOf(created),
});
