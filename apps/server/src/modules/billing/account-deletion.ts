import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type AppError, unauthenticatedError, unavailableError } from '../../platform/errors.ts';
import { type BillingLock, changeRunning } from './billing-lock.ts';
import { type BillingWorkspace, readBillingWorkspace } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { holdsLease } from './lease-store.ts';
import { checkIsOurKey } from './own-key.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { isOver } from './subscription-status.ts';

export interface PendingDeletionDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly catalogue: Catalogue;
  readonly lock: BillingLock;
}

/**
 * Deletes the rows of the account. It must call `checkLease` in its transaction after it has locked the
 * workspace: `checkLease` throws when another call may be working on the payments.
 */
export type DeleteRows<T> = (checkLease: (tx: Transaction) => Promise<void>) => Promise<T>;

/** Ends the payments of a workspace before its account is deleted. */
export class AccountDeletion {
  readonly #dependencies: PendingDeletionDependencies;

  constructor(dependencies: PendingDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Ends all subscriptions at once and without credit, and deletes the rows under the same lock, so that
   * nothing new can be bought in between. Customer, invoices and payments stay with the payment
   * provider, which must keep them.
   * @param checkMayDelete throws when the account must not be deleted; called before anything is ended
   * @throws AppError `unavailable` when the provider does not answer; then `deleteRows` is not called
   * @throws AppError `unauthenticated` when the workspace does not exist
   */
  async run<T>(
    workspaceId: string,
    checkMayDelete: () => Promise<void>,
    deleteRows: DeleteRows<T>,
  ): Promise<T> {
    const { database, lock } = this.#dependencies;
    // Read before the lock, because taking the lock inserts the row of the subscription.
    const before = await readBillingWorkspace(database.orm, workspaceId);
    return lock.run(workspaceId, async (lease) => {
      const workspace = await readBillingWorkspace(database.orm, workspaceId);
      if (workspace === null) throw unauthenticatedError();
      await checkMayDelete();
      const hasNeverPaid = before?.account === null && workspace.customerId === null;
      if (!hasNeverPaid) await this.#endPayments(workspace);
      return deleteRows(async (tx) => {
        if (!(await holdsLease(tx, lease))) throw changeRunning();
      });
    });
  }

  async #endPayments(workspace: BillingWorkspace): Promise<void> {
    try {
      for (const customerId of await this.#customersOf(workspace))
        await this.#endCustomer(customerId);
    } catch (error) {
      throw error instanceof GatewayError ? paymentsNeeded(error) : error;
    }
  }

  /** Includes a customer that was created by a process that ended before it could save the id. */
  async #customersOf({
    workspaceId,
    email,
    customerId,
  }: BillingWorkspace): Promise<ReadonlySet<string>> {
    const sameEmail = email === null ? [] : await this.#dependencies.gateway.findCustomers(email);
    const own = sameEmail
      .filter((customer) => customer.workspaceId === workspaceId)
      .map(({ id }) => id);
    return new Set(customerId === null ? own : [customerId, ...own]);
  }

  async #endCustomer(customerId: string): Promise<void> {
    const { gateway, catalogue } = this.#dependencies;
    try {
      // The checkouts are expired before the subscriptions are listed, so that one that is paid meanwhile is listed.
      for (const { id } of await gateway.listOpenCheckouts(customerId)) {
        await gateway.expireCheckout(id);
      }
      for (const subscription of await gateway.listSubscriptions(customerId)) {
        if (isOver(subscription)) continue;
        await gateway.endSubscription(subscription.id, false, randomUUID());
      }
      await gateway.unlinkCustomer(customerId);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'unknown-customer') throw error;
      // The operator has deleted the customer in Stripe, and with it its subscriptions.
      await checkIsOurKey(gateway, catalogue);
    }
  }
}

/**
 * Deletes an account on a server with PAYMENTS=none.
 * @throws AppError `unavailable` when a subscription from before may still be running
 */
export async function deleteWithoutPayments<T>(
  database: Database,
  workspaceId: string,
  deleteRows: DeleteRows<T>,
): Promise<T> {
  const workspace = await readBillingWorkspace(database.orm, workspaceId);
  const status = workspace?.account?.status ?? null;
  if (status !== null && !isOver({ status })) {
    throw paymentsNeeded(new Error('PAYMENTS=none, but there is a subscription to be ended'));
  }
  return deleteRows(async () => undefined);
}

const paymentsNeeded = (cause: Error): AppError => unavailableError('deletionNeedsPayments', cause);
