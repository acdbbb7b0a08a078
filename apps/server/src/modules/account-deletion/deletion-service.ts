import { SERVER_MESSAGES } from '@loopwright/contract';
import {
  deleteUser,
  lockUserForDeletion,
  type Reauthentication,
  requireSession,
  shownForm,
  type SignedInUser,
} from '../accounts/index.ts';
import { departUnsold, type Forget, type Payments } from '../billing/index.ts';
import type { CreationService } from '../creations/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { GenerationService } from '../generation/index.ts';
import { deleteWorkspace, lockWorkspaceToDelete } from '../workspaces/index.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import type { WarningLog } from './warning-log.ts';

export interface DeletionDependencies {
  readonly database: Database;
  readonly reauthentication: Reauthentication;
  readonly payments: Pick<Payments, 'billing'>;
  readonly generations: Pick<GenerationService, 'farewell'>;
  readonly creations: CreationService;
  readonly pendingDeletions: PendingDeletions;
  readonly log: WarningLog;
}

export interface DeletionRequest {
  /** Typed again, as the confirmation. */
  readonly username: string;
  readonly currentPassword?: string | undefined;
}

/** Deletes people with everything of theirs. */
export class DeletionService {
  readonly #dependencies: DeletionDependencies;

  constructor(dependencies: DeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Subscription, work, rows, files, in this order: whatever fails leaves the person either whole or
   * gone, and of somebody who is gone at most files, which nobody can reach and a sweep clears away.
   * @throws AppError `invalid`, `sign-in-again` or `too-many` for whoever may not be the person
   * @throws AppError `unavailable` when the subscription cannot be ended; then nothing was deleted
   */
  async delete(user: SignedInUser, form: DeletionRequest): Promise<void> {
    const { reauthentication, pendingDeletions, database } = this.#dependencies;
    if (shownForm(form.username) !== user.username) {
      throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.confirmWithUsername });
    }
    await reauthentication.check(user, form.currentPassword);
    await pendingDeletions.add(user.id);
    try {
      const finish = await this.#letGo(user, (checkAlone) =>
        database.transaction((tx) => this.#forget(tx, user, checkAlone)),
      );
      await finish();
    } catch (error) {
      await this.#clearingUp(() => pendingDeletions.resolve(user.id));
      throw error;
    }
  }

  #letGo<T>(user: SignedInUser, forget: Forget<T>): Promise<T> {
    const { payments, database } = this.#dependencies;
    const billing = payments.billing();
    if (billing === null) return departUnsold(database, user.id, forget);
    // Once more in the transaction: but what is ended with the payment provider stays ended.
    const mayLeave = () => database.transaction((tx) => requireSession(tx, user));
    return billing.departure.run(user.id, mayLeave, forget);
  }

  /** @returns what is left to do once this is committed */
  async #forget(
    tx: Transaction,
    user: SignedInUser,
    checkAlone: (tx: Transaction) => Promise<void>,
  ): Promise<() => Promise<void>> {
    const { generations, creations, pendingDeletions } = this.#dependencies;
    // The personal workspace has the user's id.
    const { id: userId } = user;
    await generations.farewell.lockAll(tx, userId);
    await lockWorkspaceToDelete(tx, userId);
    await lockUserForDeletion(tx, userId);
    await requireSession(tx, user);
    await checkAlone(tx);
    const forgotten = await generations.farewell.forgetAll(tx, userId);
    const creationIds = await creations.deleteAllForWorkspace(tx, userId);
    await deleteWorkspace(tx, userId);
    await deleteUser(tx, userId);
    return () =>
      this.#clearingUp(async () => {
        await generations.farewell.clearUp(forgotten);
        await pendingDeletions.complete(userId, creationIds);
      });
  }

  /** The person is gone or stays, and is told so whether or not this works: the sweep tries again. */
  async #clearingUp(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#dependencies.log.warn({ err }, 'files of a deleted account could not be deleted yet');
    }
  }
}
