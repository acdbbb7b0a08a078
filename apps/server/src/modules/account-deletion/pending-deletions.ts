import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { userExists } from '../accounts/index.ts';
import { type CreationService, listCreationIds } from '../creations/index.ts';
import { studioFolder } from '../studio/index.ts';

/** The name is stored: records of earlier versions lie in this folder. */
const FOLDER = 'departures';
const RECORD_KEY = /^departures\/([\da-f-]{36})\.txt$/;
const recordKeyOf = (userId: string): string => `${FOLDER}/${userId}.txt`;
/** Far longer than a deletion takes. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface PendingDeletionDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly creations: Pick<CreationService, 'deleteFiles'>;
  readonly clock: Clock;
}

/**
 * Records in the storage which files an account deletion has to delete. The sweep of creations also
 * finds the files of a deleted account, but not when they were most of the stored files: it then
 * assumes that the storage belongs to another installation and deletes nothing.
 */
export class PendingDeletions {
  readonly #dependencies: PendingDeletionDependencies;

  constructor(dependencies: PendingDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Writes the record. Must be called before the rows are deleted. */
  async add(userId: string): Promise<void> {
    const { database, storage } = this.#dependencies;
    const ids = await listCreationIds(database.orm, userId);
    await storage.put(recordKeyOf(userId), Buffer.from(ids.join('\n')), 'text/plain');
  }

  /**
   * Deletes the files, then the record. Must be called after the rows were deleted.
   * @param creationIds of all creations that the user had when the rows were deleted
   */
  async complete(userId: string, creationIds: readonly string[]): Promise<void> {
    const { creations, storage } = this.#dependencies;
    await creations.deleteFiles(creationIds);
    // The personal workspace has the user's id.
    await storage.deleteFolder(studioFolder(userId));
    await storage.delete(recordKeyOf(userId));
  }

  /** After a failed or interrupted deletion: keeps all files of a user who still exists, else completes. */
  async resolve(userId: string): Promise<void> {
    const { database, storage } = this.#dependencies;
    const key = recordKeyOf(userId);
    if (await userExists(database.orm, userId)) {
      await storage.delete(key);
    } else {
      const text = Buffer.from((await storage.get(key)) ?? []).toString();
      await this.complete(userId, text.split('\n').filter(Boolean));
    }
  }

  /** Resolves deletions that a crash interrupted. @returns how many */
  async sweep(): Promise<number> {
    const { database, clock } = this.#dependencies;
    let resolved = 0;
    for (const { userId, modifiedAt } of await this.#listRecords()) {
      const isOld = clock().getTime() - modifiedAt.getTime() > ABANDONED_AFTER_MS;
      // The deletion of a user who still exists may be running right now.
      if (!isOld && (await userExists(database.orm, userId))) continue;
      await this.resolve(userId);
      resolved += 1;
    }
    return resolved;
  }

  async #listRecords() {
    const records: { userId: string; modifiedAt: Date }[] = [];
    for await (const { key, modifiedAt } of this.#dependencies.storage.list(FOLDER)) {
      const userId = RECORD_KEY.exec(key)?.[1];
      if (userId !== undefined) records.push({ userId, modifiedAt });
    }
    return records;
  }
}
