import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BillingLog, PointHook } from './billing-log.ts';
import { type Payer, readPayer, saveCustomer } from './billing-store.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const KEY_PERIOD_MS = 10 * 60 * 1000;

export interface CustomerFinderParts {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly log: BillingLog;
  readonly at: PointHook;
}

/** One customer for each workspace, also when a process died before it could write down which. */
export class CustomerFinder {
  readonly #parts: CustomerFinderParts;

  constructor(parts: CustomerFinderParts) {
    this.#parts = parts;
  }

  /** The customer of the workspace, found again or made. Call it under the workspace's lock. */
  async findOrCreate(payer: Payer, formerId: string | null = null): Promise<string> {
    if (payer.customerId !== null) return payer.customerId;
    const { gateway, database, clock, at } = this.#parts;
    const { workspaceId, email, name } = payer;
    const own = (email === null ? [] : await gateway.findCustomers(email))
      .filter((customer) => customer.workspaceId === workspaceId && customer.id !== formerId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    // Stripe gives the same answer for the same key, even if its list does not show the customer
    // yet. It repeats failures as well: hence a new key after a while.
    const period = String(Math.floor(clock().getTime() / KEY_PERIOD_MS));
    const key = `customer-${digest([workspaceId, email ?? '', name, formerId ?? '', period])}`;
    const customer = own[0] ?? (await gateway.createCustomer({ workspaceId, email, name }, key));
    await at('customer-created');
    await saveCustomer(database.orm, workspaceId, customer.id);
    return customer.id;
  }

  /**
   * The workspace whose customer it is, when nothing was written down about it.
   * @returns null when it belongs to none, or to one that has another customer
   */
  async findOwner(customerId: string): Promise<string | null> {
    const { gateway, database, log } = this.#parts;
    const workspaceId = (await gateway.readCustomer(customerId))?.workspaceId ?? null;
    if (workspaceId === null || !/^[\da-f-]{36}$/.test(workspaceId)) return null;
    const payer = await readPayer(database.orm, workspaceId);
    if (payer === null) return null;
    if (payer.customerId === null || payer.customerId === customerId) return workspaceId;
    const about = { workspaceId, customerId, ownCustomerId: payer.customerId };
    log.error(about, 'a second customer of the same workspace: what it pays for is not seen');
    return null;
  }
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
