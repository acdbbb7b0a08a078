import type { Creation, CreationsPage } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFoundError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { creationFolder, presentCreation } from './creation.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import {
  deleteCreations,
  findCreation,
  listCreations,
  markDeleted,
  restoreDeleted,
} from './store.ts';
import { restorableSince } from './sweep-deleted.ts';

/** Files deleted at the same time: a remote storage answers many requests at once. */
const DELETE_CONCURRENCY = 16;

export interface CreationService {
  /**
   * @param limit undefined: all
   * @throws AppError `invalid` for an invalid cursor
   */
  list(
    workspaceId: string,
    cursor: string | undefined,
    limit: number | undefined,
  ): Promise<CreationsPage>;
  /** @throws AppError `not-found` when the workspace has no such creation */
  read(workspaceId: string, id: string): Promise<Creation>;
  /**
   * Hides a creation and its address at once. A sweep deletes it a little later, unless it is restored.
   * @throws AppError `not-found` when the workspace has no such creation
   */
  delete(workspaceId: string, id: string): Promise<void>;
  /**
   * Undoes a deletion. Does nothing when the creation is not deleted.
   * @throws AppError `not-found` when it was deleted too long ago
   */
  restore(workspaceId: string, id: string): Promise<Creation>;
  /**
   * Deletes the rows of all creations in the transaction that deletes the workspace. Their addresses stop
   * working when it commits.
   * @returns their ids, for `deleteFiles`
   */
  deleteAllForWorkspace(tx: Transaction, workspaceId: string): Promise<string[]>;
  /** Deletes all files of deleted creations. */
  deleteFiles(ids: readonly string[]): Promise<void>;
}

export function createCreationService(dependencies: {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}): CreationService {
  const { database, storage, clock } = dependencies;
  return {
    async list(workspaceId, cursor, limit) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      if (limit === undefined) {
        const rows = await listCreations(database.orm, workspaceId, after, null);
        return { items: rows.map(presentCreation), nextCursor: null };
      }
      // Reads one more than requested, to know whether there is a next page.
      const rows = await listCreations(database.orm, workspaceId, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return { items: page.map(presentCreation), nextCursor: hasMore ? encodeCursor(last) : null };
    },
    async read(workspaceId, id) {
      const row = await findCreation(database.orm, workspaceId, id);
      if (row === null) throw notFoundError();
      return presentCreation(row);
    },
    async delete(workspaceId, id) {
      if (!(await markDeleted(database.orm, workspaceId, id, clock()))) throw notFoundError();
    },
    async restore(workspaceId, id) {
      const since = restorableSince(clock());
      if (!(await restoreDeleted(database.orm, workspaceId, id, since))) throw notFoundError();
      return await this.read(workspaceId, id);
    },
    deleteAllForWorkspace: deleteCreations,
    async deleteFiles(ids) {
      for (let next = 0; next < ids.length; next += DELETE_CONCURRENCY) {
        const some = ids.slice(next, next + DELETE_CONCURRENCY);
        await Promise.all(some.map((id) => storage.deleteFolder(creationFolder(id))));
      }
    },
  };
}
