import { randomUUID } from 'node:crypto';
import { type PaidPlanName, pricesOfEachPlan } from '../catalogue.ts';
import {
  type CheckoutRequest,
  type CheckoutSession,
  GatewayError,
  type PaymentEvent,
  type PaymentGateway,
  type RemoteCustomer,
  type RemotePrice,
  type RemoteSubscription,
  type SubscriptionChange,
} from '../payment-gateway.ts';

export const priceOf = (plan: PaidPlanName): string => `price_${plan}`;
export const PRICES = pricesOfEachPlan((plan) => [priceOf(plan)]);
export const SEAT_PRICES = ['price_seat'];
const DAY_MS = 24 * 60 * 60 * 1000;

type FakeSubscription = {
  -readonly [Key in keyof RemoteSubscription]: RemoteSubscription[Key];
};
interface FakeCheckout extends Omit<CheckoutSession, 'url'> {
  url: string | null;
  readonly request: CheckoutRequest;
}

/** An in-memory Stripe whose state the test changes. */
export class FakeStripe implements PaymentGateway {
  now = new Date('2026-11-18T12:00:00Z');
  /** Everything that happened, oldest first. */
  readonly happened: PaymentEvent[] = [];
  /** The names of all calls so far. */
  readonly calls: string[] = [];
  readonly prices = new Map<string, RemotePrice>([
    ['price_basic', { isActive: true, unitAmount: 700, currency: 'usd', isMonthly: true }],
    ['price_premium', { isActive: true, unitAmount: 1600, currency: 'usd', isMonthly: true }],
    ['price_seat', { isActive: true, unitAmount: 300, currency: 'usd', isMonthly: true }],
  ]);
  readonly #customers = new Map<string, RemoteCustomer & { readonly email: string | null }>();
  readonly #subscriptions = new Map<string, FakeSubscription[]>();
  readonly #checkouts = new Map<string, FakeCheckout[]>();
  readonly #answers = new Map<string, unknown>();
  /** Called at each call, before its effect: throws or waits as the test likes. */
  onCall: (name: string) => Promise<void> | void = () => undefined;

  /** Records an event about the customer. */
  emit(type: string, customerId: string | null): PaymentEvent {
    const event = { id: `evt_${randomUUID()}`, type, createdAt: this.now, customerId };
    this.happened.push(event);
    return event;
  }

  subscriptionsOf(customerId: string): FakeSubscription[] {
    return this.#subscriptions.get(customerId) ?? [];
  }

  get customerIds(): string[] {
    return [...this.#customers.keys()];
  }

  /** As if a checkout had been paid. */
  subscribe(customerId: string, priceId: string, trialDays = 0): FakeSubscription {
    const created: FakeSubscription = {
      id: `sub_${randomUUID()}`,
      status: trialDays > 0 ? 'trialing' : 'active',
      priceId,
      itemId: `si_${randomUUID()}`,
      seats: null,
      createdAt: this.now,
      periodEndsAt: this.#inDays(trialDays > 0 ? trialDays : 30),
      cancelsAtPeriodEnd: false,
      cancelsAt: null,
      trialEndsAt: trialDays > 0 ? this.#inDays(trialDays) : null,
      hadTrial: trialDays > 0,
    };
    this.#subscriptions.set(customerId, [...this.subscriptionsOf(customerId), created]);
    this.emit('customer.subscription.created', customerId);
    return created;
  }

  change(customerId: string, id: string, change: Partial<FakeSubscription>): void {
    const subscription = this.subscriptionsOf(customerId).find((candidate) => candidate.id === id);
    if (subscription === undefined) throw new Error(`No such subscription: ${id}`);
    Object.assign(subscription, change);
    const isOver = subscription.status === 'canceled';
    this.emit(`customer.subscription.${isOver ? 'deleted' : 'updated'}`, customerId);
  }

  /** Pays the customer's open checkout. */
  pay(customerId: string): FakeSubscription {
    const open = this.#checkouts.get(customerId)?.find(({ url }) => url !== null);
    if (open === undefined) throw new Error('There is no open checkout');
    open.url = null;
    const { priceId, trialDays } = open.request;
    const subscription = this.subscribe(customerId, priceId, trialDays);
    this.emit('checkout.session.completed', customerId);
    return subscription;
  }

  deleteCustomer(customerId: string): void {
    this.#customers.delete(customerId);
    this.#subscriptions.delete(customerId);
    this.emit('customer.deleted', customerId);
  }

  createCustomer(given: { workspaceId: string; email: string | null }, key: string) {
    return this.#once('createCustomer', key, () => {
      const customer = {
        id: `cus_${randomUUID()}`,
        workspaceId: given.workspaceId,
        email: given.email,
        createdAt: this.now,
      };
      this.#customers.set(customer.id, customer);
      this.emit('customer.created', customer.id);
      return customer;
    });
  }

  async readCustomer(customerId: string) {
    await this.#called('readCustomer');
    return this.#customers.get(customerId) ?? null;
  }

  async findCustomers(email: string) {
    await this.#called('findCustomers');
    return [...this.#customers.values()].filter((customer) => customer.email === email);
  }

  async assignCustomer(customerId: string, workspaceId: string) {
    await this.#called('assignCustomer');
    this.#mustKnow(customerId);
    const customer = this.#customers.get(customerId);
    if (customer !== undefined) this.#customers.set(customerId, { ...customer, workspaceId });
  }

  async unlinkCustomer(customerId: string) {
    await this.#called('unlinkCustomer');
    this.#mustKnow(customerId);
    const customer = this.#customers.get(customerId);
    if (customer !== undefined) this.#customers.set(customerId, { ...customer, workspaceId: null });
  }

  async listSubscriptions(customerId: string): Promise<RemoteSubscription[]> {
    await this.#called('listSubscriptions');
    this.#mustKnow(customerId);
    return structuredClone(this.subscriptionsOf(customerId));
  }

  changeSubscription({ id }: RemoteSubscription, change: SubscriptionChange, key: string) {
    return this.#once('changeSubscription', key, () => {
      const { price, seats, endsTrial, cancelsAtPeriodEnd } = change;
      this.change(this.#ownerOf(id), id, {
        ...(price === undefined ? {} : { priceId: price.priceId }),
        ...(seats === undefined ? {} : { seats: this.#seatsAfter(id, seats) }),
        ...(endsTrial === true ? { status: 'active', trialEndsAt: this.now } : {}),
        ...(cancelsAtPeriodEnd === true ? { cancelsAtPeriodEnd: true } : {}),
        ...(cancelsAtPeriodEnd === null ? { cancelsAtPeriodEnd: false, cancelsAt: null } : {}),
      });
    });
  }

  /** As strict as Stripe: of the item that there is, or of a new one at a price that it knows. */
  #seatsAfter(
    id: string,
    { itemId, priceId, quantity }: NonNullable<SubscriptionChange['seats']>,
  ): FakeSubscription['seats'] {
    const before = this.subscriptionsOf(this.#ownerOf(id)).find((each) => each.id === id)?.seats;
    const refuse = (reason: string): never => {
      throw new GatewayError('rejected', new Error(reason));
    };
    if (!Number.isInteger(quantity) || quantity < 0) refuse('Invalid quantity');
    if (itemId !== null && before?.itemId !== itemId) refuse('No such subscription item');
    if (itemId !== null) return quantity === 0 ? null : { itemId, quantity };
    if (before) refuse('Cannot add multiple subscription items with the same plan');
    if (!SEAT_PRICES.includes(priceId)) refuse('No such price');
    return { itemId: `si_${randomUUID()}`, quantity };
  }

  endSubscription(id: string, _givesCredit: boolean, key: string) {
    return this.#once('endSubscription', key, () =>
      this.change(this.#ownerOf(id), id, { status: 'canceled' }),
    );
  }

  async listOpenCheckouts(customerId: string) {
    await this.#called('listOpenCheckouts');
    return (this.#checkouts.get(customerId) ?? []).filter(({ url }) => url !== null);
  }

  createCheckout(request: CheckoutRequest, key: string): Promise<CheckoutSession> {
    return this.#once('createCheckout', key, () => {
      const { customerId, terms } = request;
      this.#mustKnow(customerId);
      const id = `cs_${randomUUID()}`;
      const session = { id, url: `https://pay.example/${id}`, terms, request };
      this.#checkouts.set(customerId, [...(this.#checkouts.get(customerId) ?? []), session]);
      return session;
    });
  }

  async expireCheckout(sessionId: string) {
    await this.#called('expireCheckout');
    const open = [...this.#checkouts.values()].flat().find(({ id }) => id === sessionId);
    if (open === undefined || open.url === null) return false;
    open.url = null;
    return true;
  }

  async createPortal(customerId: string) {
    await this.#called('createPortal');
    this.#mustKnow(customerId);
    return `https://portal.example/${customerId}`;
  }

  async readPrice(priceId: string) {
    await this.#called('readPrice');
    return this.prices.get(priceId) ?? null;
  }

  async listEvents(since: Date | null) {
    await this.#called('listEvents');
    return this.happened.filter(({ createdAt }) => since === null || createdAt >= since);
  }

  /** The body names an event that has happened; the only good signature is `good`. */
  verifyWebhook(body: Buffer, signature: string): PaymentEvent {
    const event = this.happened.find(({ id }) => id === body.toString());
    if (signature === 'good' && event !== undefined) return event;
    throw new GatewayError('bad-signature', new Error('no'));
  }

  async #called(name: string): Promise<void> {
    this.calls.push(name);
    await this.onCall(name);
  }

  async #once<T>(name: string, key: string, effect: () => T): Promise<T> {
    await this.#called(name);
    if (!this.#answers.has(key)) this.#answers.set(key, effect());
    return this.#answers.get(key) as T;
  }

  #mustKnow(customerId: string): void {
    if (this.#customers.has(customerId)) return;
    throw new GatewayError('unknown-customer', new Error(customerId));
  }

  #ownerOf(subscriptionId: string): string {
    for (const [customerId, subscriptions] of this.#subscriptions) {
      if (subscriptions.some(({ id }) => id === subscriptionId)) return customerId;
    }
    throw new GatewayError('rejected', new Error('No such subscription'));
  }

  #inDays(days: number): Date {
    return new Date(this.now.getTime() + days * DAY_MS);
  }
}
