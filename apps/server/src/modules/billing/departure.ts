import { randomUUID } from 'node:crypto';
import { SERVER_MESSAGES } from '@loopwright/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type BillingLock, changeRunning } from './billing-lock.ts';
import { type Payer, readPayer } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { holdsLease } from './lease-store.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { checkIsOurKey } from './own-key.ts';
import { isOver } from './standing.ts';

const RETRY_AFTER_SECONDS = 5;

export interface PendingDeletionDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly catalogue: Catalogue;
  readonly lock: BillingLock;
}

/**
 * Deletes the person. `checkAlone` belongs into its transaction, once the person's row is locked: it
 * throws when somebody else may be working on their payments.
 */
export type Forget<T> = (checkAlone: (tx: Transaction) => Promise<void>) => Promise<T>;

/** Lets a person go without leaving anything behind that goes on charging them. */
export class Departure {
  readonly #parts: PendingDeletionDependencies;

  constructor(parts: PendingDeletionDependencies) {
    this.#parts = parts;
  }

  /**
   * Ends all that they could still be charged for, at once and without credit, and forgets them
   * under the same lock: nothing new can be bought in between. Customer, invoices and payments stay
   * with the payment provider, who must keep them.
   * @param mayLeave throws when nothing of it is to happen; asked before anything is ended
   * @throws AppError `unavailable` when the provider does not answer; then `forget` is not called
   * @throws AppError `unauthenticated` when the person is gone
   */
  async run<T>(workspaceId: string, mayLeave: () => Promise<void>, forget: Forget<T>): Promise<T> {
    const { database, lock } = this.#parts;
    // Read before the lock, which makes an account for whoever has none.
    const before = await readPayer(database.orm, workspaceId);
    return lock.run(workspaceId, async (lease) => {
      const payer = await readPayer(database.orm, workspaceId);
      if (payer === null) {
        throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
      }
      await mayLeave();
      const hasNeverPaid = before?.account === null && payer.customerId === null;
      if (!hasNeverPaid) await this.#endPayments(payer);
      return forget(async (tx) => {
        if (!(await holdsLease(tx, lease))) throw changeRunning();
      });
    });
  }

  async #endPayments(payer: Payer): Promise<void> {
    try {
      for (const customerId of await this.#customersOf(payer)) await this.#endCustomer(customerId);
    } catch (error) {
      throw error instanceof GatewayError ? paymentsNeeded(error) : error;
    }
  }

  /** Also one that a process made and died before it could write it down. */
  async #customersOf({ workspaceId, email, customerId }: Payer): Promise<ReadonlySet<string>> {
    const sameEmail = email === null ? [] : await this.#parts.gateway.findCustomers(email);
    const own = sameEmail
      .filter((customer) => customer.workspaceId === workspaceId)
      .map(({ id }) => id);
    return new Set(customerId === null ? own : [customerId, ...own]);
  }

  async #endCustomer(customerId: string): Promise<void> {
    const { gateway, catalogue } = this.#parts;
    try {
      // Before the subscriptions are listed: what is paid at this very moment is seen among them.
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
      // Deleted by the operator, and its subscriptions with it.
      await checkIsOurKey(gateway, catalogue);
    }
  }
}

/**
 * The same where nothing is sold (any more).
 * @throws AppError `unavailable` when a subscription of earlier days may still be running
 */
export async function departUnsold<T>(
  database: Database,
  workspaceId: string,
  forget: Forget<T>,
): Promise<T> {
  const payer = await readPayer(database.orm, workspaceId);
  const status = payer?.account?.status ?? null;
  if (status !== null && !isOver({ status })) {
    throw paymentsNeeded(new Error('PAYMENTS=none, but there is a subscription to be ended'));
  }
  return forget(async () => undefined);
}

const paymentsNeeded = (cause: Error): AppError =>
  new AppError('unavailable', {
    publicMessage: SERVER_MESSAGES.deletionNeedsPayments,
    isRetryable: true,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
