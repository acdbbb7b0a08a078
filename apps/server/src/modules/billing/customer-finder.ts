import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BillingLog, CheckpointHook } from './billing-log.ts';
import {
  type BillingWorkspace,
  findWorkspaceId,
  readBillingWorkspace,
  saveCustomer,
} from './billing-store.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const KEY_PERIOD_MS = 10 * 60 * 1000;

export interface CustomerFinderDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly log: BillingLog;
  readonly onCheckpoint: CheckpointHook;
}

/** Finds or creates the one customer of a workspace, also after a process ended before it saved the id. */
export class CustomerFinder {
  readonly #dependencies: CustomerFinderDependencies;

  constructor(dependencies: CustomerFinderDependencies) {
    this.#dependencies = dependencies;
  }

  /** Finds the customer of the workspace or creates it. Call it under the workspace's lock. */
  async findOrCreate(workspace: BillingWorkspace, formerId: string | null = null): Promise<string> {
    if (workspace.customerId !== null) return workspace.customerId;
    const { gateway, database, clock, onCheckpoint } = this.#dependencies;
    const { workspaceId, email, name } = workspace;
    const own = (email === null ? [] : await gateway.findCustomers(email))
      .filter((customer) => customer.workspaceId === workspaceId && customer.id !== formerId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    // Stripe gives the same answer for the same key, even if its list does not show the customer
    // yet. It repeats failures as well: hence a new key after a while.
    const period = String(Math.floor(clock().getTime() / KEY_PERIOD_MS));
    const key = `customer-${digest([workspaceId, email ?? '', name, formerId ?? '', period])}`;
    const customer = own[0] ?? (await gateway.createCustomer({ workspaceId, email, name }, key));
    await onCheckpoint('customer-created');
    const owner = await findWorkspaceId(database.orm, customer.id);
    if (owner !== null && owner !== workspaceId) {
      // Stripe gave the answer to an earlier call again, whose customer has moved to a team since then.
      return this.findOrCreate(workspace, customer.id);
    }
    await saveCustomer(database.orm, workspaceId, customer.id);
    return customer.id;
  }

  /**
   * The workspace of a customer whose id was not saved.
   * @returns null when it belongs to none, or to one that has another customer
   */
  async findOwner(customerId: string): Promise<string | null> {
    const { gateway, database, log } = this.#dependencies;
    const workspaceId = (await gateway.readCustomer(customerId))?.workspaceId ?? null;
    if (workspaceId === null || !/^[\da-f-]{36}$/.test(workspaceId)) return null;
    const workspace = await readBillingWorkspace(database.orm, workspaceId);
    if (workspace === null) return null;
    if (workspace.customerId === null || workspace.customerId === customerId) return workspaceId;
    const about = { workspaceId, customerId, ownCustomerId: workspace.customerId };
    log.error(about, 'a second customer of the same workspace: what it pays for is not seen');
    return null;
  }
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
