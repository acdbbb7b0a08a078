import { SERVER_MESSAGES } from '@loopwright/contract';
import {
  deletePerson,
  lockPersonToDelete,
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
import type { Departures } from './departures.ts';
import type { LeavingLog } from './log.ts';

export interface DeletionParts {
  readonly database: Database;
  readonly reauthentication: Reauthentication;
  readonly payments: Pick<Payments, 'billing'>;
  readonly generations: Pick<GenerationService, 'farewell'>;
  readonly creations: CreationService;
  readonly departures: Departures;
  readonly log: LeavingLog;
}

export interface DeletionRequest {
  /** Typed again, as the confirmation. */
  readonly username: string;
  readonly currentPassword?: string | undefined;
}

/** Deletes people with everything of theirs. */
export class DeletionService {
  readonly #parts: DeletionParts;

  constructor(parts: DeletionParts) {
    this.#parts = parts;
  }

  /**
   * Subscription, work, rows, files, in this order: whatever fails leaves the person either whole or
   * gone, and of somebody who is gone at most files, which nobody can reach and a sweep clears away.
   * @throws AppError `invalid`, `sign-in-again` or `too-many` for whoever may not be the person
   * @throws AppError `unavailable` when the subscription cannot be ended; then nothing was deleted
   */
  async delete(member: SignedInUser, form: DeletionRequest): Promise<void> {
    const { reauthentication, departures, database } = this.#parts;
    if (shownForm(form.username) !== member.username) {
      throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.confirmWithUsername });
    }
    await reauthentication.check(member, form.currentPassword);
    await departures.announce(member.id);
    try {
      const finish = await this.#letGo(member, (checkAlone) =>
        database.transaction((tx) => this.#forget(tx, member, checkAlone)),
      );
      await finish();
    } catch (error) {
      await this.#clearingUp(() => departures.settle(member.id));
      throw error;
    }
  }

  #letGo<T>(member: SignedInUser, forget: Forget<T>): Promise<T> {
    const { payments, database } = this.#parts;
    const billing = payments.billing();
    if (billing === null) return departUnsold(database, member.id, forget);
    // Once more in the transaction: but what is ended with the payment provider stays ended.
    const mayLeave = () => database.transaction((tx) => requireSession(tx, member));
    return billing.departure.run(member.id, mayLeave, forget);
  }

  /** @returns what is left to do once this is committed */
  async #forget(
    tx: Transaction,
    member: SignedInUser,
    checkAlone: (tx: Transaction) => Promise<void>,
  ): Promise<() => Promise<void>> {
    const { generations, creations, departures } = this.#parts;
    // The personal workspace has the user's id.
    const { id: userId } = member;
    await generations.farewell.lockAll(tx, userId);
    await lockWorkspaceToDelete(tx, userId);
    await lockPersonToDelete(tx, userId);
    await requireSession(tx, member);
    await checkAlone(tx);
    const forgotten = await generations.farewell.forgetAll(tx, userId);
    const creationIds = await creations.deleteAllOf(tx, userId);
    await deleteWorkspace(tx, userId);
    await deletePerson(tx, userId);
    return () =>
      this.#clearingUp(async () => {
        await generations.farewell.clearUp(forgotten);
        await departures.complete(userId, creationIds);
      });
  }

  /** The person is gone or stays, and is told so whether or not this works: the sweep tries again. */
  async #clearingUp(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#parts.log.warn({ err }, 'files of a deleted account could not be deleted yet');
    }
  }
}
