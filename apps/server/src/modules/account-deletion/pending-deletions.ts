import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { avatarFolder } from '../community/index.ts';
import { type CreationService, listCreationIds } from '../creations/index.ts';
import { studioFolder } from '../studio/index.ts';
import { workspaceExists } from '../workspaces/index.ts';

/** The name is stored: records of earlier versions lie in this folder. */
const FOLDER = 'departures';
const RECORD_KEY = /^departures\/([\da-f-]{36})\.txt$/;
const recordKeyOf = (workspaceId: string): string => `${FOLDER}/${workspaceId}.txt`;
/** Far longer than a deletion takes. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface PendingDeletionDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly creations: Pick<CreationService, 'deleteFiles'>;
  readonly clock: Clock;
}

/**
 * Records in the storage which files the deletion of a workspace has to delete. The sweep of creations also
 * finds the files of a deleted workspace, but not when they were most of the stored files: it then
 * assumes that the storage belongs to another installation and deletes nothing.
 */
export class PendingDeletions {
  readonly #dependencies: PendingDeletionDependencies;

  constructor(dependencies: PendingDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Writes the record. Must be called before the rows are deleted. */
  async add(workspaceId: string): Promise<void> {
    const { database, storage } = this.#dependencies;
    const ids = await listCreationIds(database.orm, workspaceId);
    await storage.put(recordKeyOf(workspaceId), Buffer.from(ids.join('\n')), 'text/plain');
  }

  /**
   * Deletes the files, then the record. Must be called after the rows were deleted.
   * @param creationIds of all creations that the workspace had when the rows were deleted
   */
  async complete(workspaceId: string, creationIds: readonly string[]): Promise<void> {
    const { creations, storage } = this.#dependencies;
    await creations.deleteFiles(creationIds);
    await storage.deleteFolder(studioFolder(workspaceId));
    // A personal workspace has the id of its user.
    await storage.deleteFolder(avatarFolder(workspaceId));
    await storage.delete(recordKeyOf(workspaceId));
  }

  /** After a failed or interrupted deletion: keeps all files of a workspace that still exists, else completes. */
  async resolve(workspaceId: string): Promise<void> {
    const { database, storage } = this.#dependencies;
    const key = recordKeyOf(workspaceId);
    if (await workspaceExists(database.orm, workspaceId)) {
      await storage.delete(key);
    } else {
      const text = Buffer.from((await storage.get(key)) ?? []).toString();
      await this.complete(workspaceId, text.split('\n').filter(Boolean));
    }
  }

  /** Resolves deletions that a crash interrupted. @returns how many */
  async sweep(): Promise<number> {
    const { database, clock } = this.#dependencies;
    let resolved = 0;
    for (const { workspaceId, modifiedAt } of await this.#listRecords()) {
      const isOld = clock().getTime() - modifiedAt.getTime() > ABANDONED_AFTER_MS;
      // The deletion of a workspace that still exists may be running right now.
      if (!isOld && (await workspaceExists(database.orm, workspaceId))) continue;
      await this.resolve(workspaceId);
      resolved += 1;
    }
    return resolved;
  }

  async #listRecords() {
    const records: { workspaceId: string; modifiedAt: Date }[] = [];
    for await (const { key, modifiedAt } of this.#dependencies.storage.list(FOLDER)) {
      const workspaceId = RECORD_KEY.exec(key)?.[1];
      if (workspaceId !== undefined) records.push({ workspaceId, modifiedAt });
    }
    return records;
  }
}
