import { TEAM_PLAN } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import {
  deleteUser,
  lockUser,
  type Reauthentication,
  requireSession,
  shownForm,
  type SignedInUser,
} from '../accounts/index.ts';
import {
  deleteWithoutPayments,
  type DeleteRows,
  movePlanWithoutPayments,
  type Payments,
} from '../billing/index.ts';
import { deleteLikes } from '../community/index.ts';
import type { CreationService } from '../creations/index.ts';
import type { GenerationService } from '../generation/index.ts';
import {
  deleteWorkspace,
  isTeamOf,
  lockWorkspaceToDelete,
  ownsTeam,
  readTeam,
  type UserPrincipal,
} from '../workspaces/index.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import type { WarningLog } from './warning-log.ts';

export interface DeletionDependencies {
  readonly clock: Clock;
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

/** Deletes users with their personal workspace and everything in it, and teams. */
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
    await checkOwnsNoTeam(database.orm, user.id);
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
    const checkSession = () =>
      database.transaction(async (tx) => {
        await requireSession(tx, user);
        await checkOwnsNoTeam(tx, user.id);
      });
    return billing.accountDeletion.run(user.id, checkSession, deleteRows);
  }

  /** @returns what has to be done after the commit */
  #deleteRows(
    tx: Transaction,
    user: SignedInUser,
    checkLease: (tx: Transaction) => Promise<void>,
  ): Promise<() => Promise<void>> {
    // The personal workspace has the user's id.
    const { id: userId } = user;
    const checkMayDelete = async () => {
      await lockUser(tx, userId);
      await requireSession(tx, user);
      await checkOwnsNoTeam(tx, userId);
      await checkLease(tx);
    };
    return this.#deleteWorkspace(tx, userId, checkMayDelete, async () => {
      await deleteLikes(tx, userId);
      await deleteUser(tx, userId);
    });
  }

  /** @returns what has to be done after the commit */
  async #deleteWorkspace(
    tx: Transaction,
    workspaceId: string,
    checkMayDelete: () => Promise<void>,
    deleteRest: () => Promise<void>,
  ): Promise<() => Promise<void>> {
    const { generations, creations, pendingDeletions } = this.#dependencies;
    await generations.deletion.lockAll(tx, workspaceId);
    await lockWorkspaceToDelete(tx, workspaceId);
    await checkMayDelete();
    const endedGenerations = await generations.deletion.deleteAll(tx, workspaceId);
    const creationIds = await creations.deleteAllForWorkspace(tx, workspaceId);
    await deleteWorkspace(tx, workspaceId);
    await deleteRest();
    return () =>
      this.#logFailure(async () => {
        await generations.deletion.cleanUp(endedGenerations);
        await pendingDeletions.complete(workspaceId, creationIds);
      });
  }

  /**
   * Closes a team and deletes all that belongs to it. A Studio plan moves back to the owner's personal workspace.
   * @param name of the team, entered again as the confirmation
   * @throws AppError `not-found`, `invalid` or `forbidden`
   * @throws AppError `conflict` when the team pays and the personal workspace does as well
   */
  async closeTeam({ userId, workspaceId }: UserPrincipal, name: string): Promise<void> {
    const { payments, pendingDeletions, database } = this.#dependencies;
    const checkIsOwner = async (tx: Queryable) => {
      if (!(await isTeamOf(tx, workspaceId, userId))) throw notFoundError();
    };
    await checkIsOwner(database.orm);
    const team = await readTeam(database.orm, workspaceId);
    if (team === null || shownForm(name) !== team.name) throw new AppError('confirmWithTeamName');
    const billing = payments.billing();
    if (team.plan === TEAM_PLAN) {
      const back = { from: workspaceId, to: userId };
      if (billing === null)
        await movePlanWithoutPayments(database, back, this.#dependencies.clock(), checkIsOwner);
      else await billing.planMove.run(back, checkIsOwner);
    } else if (team.plan !== 'free') {
      throw new AppError('closeNeedsEndedPlan');
    }
    await pendingDeletions.add(workspaceId);
    const deleteRows: DeleteRows<() => Promise<void>> = (checkLease) =>
      database.transaction((tx) =>
        this.#deleteWorkspace(
          tx,
          workspaceId,
          async () => {
            await checkIsOwner(tx);
            await checkLease(tx);
          },
          async () => undefined,
        ),
      );
    try {
      const finish =
        billing === null
          ? await deleteWithoutPayments(database, workspaceId, deleteRows)
          : await billing.accountDeletion.run(
              workspaceId,
              () => checkIsOwner(database.orm),
              deleteRows,
            );
      await finish();
    } catch (error) {
      await this.#logFailure(() => pendingDeletions.resolve(workspaceId));
      throw error;
    }
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

/** @throws AppError `conflict` */
async function checkOwnsNoTeam(orm: Queryable, userId: string): Promise<void> {
  if (await ownsTeam(orm, userId)) throw new AppError('transferTeamsFirst');
}
