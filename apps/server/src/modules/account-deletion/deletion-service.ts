import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  deleteUser,
  lockUser,
  type Reauthentication,
  requireSession,
  shownForm,
  type SignedInUser,
} from '../accounts/index.ts';
import { deleteWithoutPayments, type DeleteRows, type Payments } from '../billing/index.ts';
import { deleteLikes } from '../community/index.ts';
import type { CreationService } from '../creations/index.ts';
import type { GenerationService } from '../generation/index.ts';
import { deleteWorkspace, lockWorkspaceToDelete } from '../workspaces/index.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import type { WarningLog } from './warning-log.ts';

export interface DeletionDependencies {
  readonly database: Database;
  readonly reauthentication: Reauthentication;
  readonly payments: Pick<Payments, 'billing'>;
  readonly generations: Pick<GenerationService, 'deletion'>;
  readonly creations: CreationService;
  readonly pendingDeletions: PendingDeletions;
  readonly log: WarningLog;
}

export interface DeletionRequest {
  /** The username, entered again as the confirmation. */
  readonly username: string;
  readonly currentPassword?: string | undefined;
}

/** Deletes users with their personal workspace and everything in it. */
export class DeletionService {
  readonly #dependencies: DeletionDependencies;

  constructor(dependencies: DeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Deletes an account: ends the subscription, then the running jobs, then deletes the rows and last the
   * files. A failure leaves either the whole account or only files, which have no address any more and
   * are deleted by a sweep.
   * @throws AppError `invalid`, `sign-in-again` or `too-many` when the user does not confirm who they are
   * @throws AppError `unavailable` when the subscription cannot be ended; then nothing was deleted
   */
  async deleteAccount(user: SignedInUser, form: DeletionRequest): Promise<void> {
    const { reauthentication, pendingDeletions, database } = this.#dependencies;
    if (shownForm(form.username) !== user.username) {
      throw new AppError('confirmWithUsername');
    }
    await reauthentication.check(user, form.currentPassword);
    await pendingDeletions.add(user.id);
    try {
      const finish = await this.#endSubscription(user, (checkLease) =>
        database.transaction((tx) => this.#deleteRows(tx, user, checkLease)),
      );
      await finish();
    } catch (error) {
      await this.#logFailure(() => pendingDeletions.resolve(user.id));
      throw error;
    }
  }

  #endSubscription<T>(user: SignedInUser, deleteRows: DeleteRows<T>): Promise<T> {
    const { payments, database } = this.#dependencies;
    const billing = payments.billing();
    if (billing === null) return deleteWithoutPayments(database, user.id, deleteRows);
    // Checked again in the transaction. Here too, because an ended subscription cannot be restored.
    const checkSession = () => database.transaction((tx) => requireSession(tx, user));
    return billing.accountDeletion.run(user.id, checkSession, deleteRows);
  }

  /** @returns what has to be done after the commit */
  async #deleteRows(
    tx: Transaction,
    user: SignedInUser,
    checkLease: (tx: Transaction) => Promise<void>,
  ): Promise<() => Promise<void>> {
    const { generations, creations, pendingDeletions } = this.#dependencies;
    // The personal workspace has the user's id.
    const { id: userId } = user;
    await generations.deletion.lockAll(tx, userId);
    await lockWorkspaceToDelete(tx, userId);
    await lockUser(tx, userId);
    await requireSession(tx, user);
    await checkLease(tx);
    const endedGenerations = await generations.deletion.deleteAll(tx, userId);
    const creationIds = await creations.deleteAllForWorkspace(tx, userId);
    await deleteLikes(tx, userId);
    await deleteWorkspace(tx, userId);
    await deleteUser(tx, userId);
    return () =>
      this.#logFailure(async () => {
        await generations.deletion.cleanUp(endedGenerations);
        await pendingDeletions.complete(userId, creationIds);
      });
  }

  /** A failure to delete files does not fail the request: the sweep tries again. */
  async #logFailure(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#dependencies.log.warn({ err }, 'files of a deleted account could not be deleted yet');
    }
  }
}
