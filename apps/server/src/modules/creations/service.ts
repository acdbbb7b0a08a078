import type {
  Creation,
  CreationChange,
  CreationsChange,
  CreationsPage,
  CreationsQuery,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFoundError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { creationFolder, type CreationRow, presentCreation } from './creation.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { matchesFilter, searchTextOf } from './filter.ts';
import {
  type CreationValues,
  findFavorites,
  findOwned,
  keepFolder,
  markFavorites,
  updateCreations,
} from './organizing-store.ts';
import {
  deleteCreations,
  findCreation,
  listCreations,
  markDeleted,
  restoreDeleted,
} from './store.ts';
import { restorableSince } from './sweep-deleted.ts';
import type { TextObserver } from './text-observer.ts';

/** Files deleted at the same time: a remote storage answers many requests at once. */
const DELETE_CONCURRENCY = 16;

/** The workspace that is asked for, and the user whose favorites are shown. */
type Viewer = Pick<UserPrincipal, 'workspaceId' | 'userId'>;

export interface CreationService {
  /**
   * Newest first; without a limit all that match.
   * @throws AppError `invalid` for an invalid cursor
   */
  list(viewer: Viewer, query: CreationsQuery): Promise<CreationsPage>;
  /** @throws AppError `not-found` when the workspace has no such creation */
  read(viewer: Viewer, id: string): Promise<Creation>;
  /** @throws AppError `not-found` when the workspace has no such creation or folder */
  change(viewer: Viewer, id: string, change: CreationChange): Promise<Creation>;
  /**
   * Makes the same change of several creations, or of none.
   * @throws AppError `not-found` when the workspace lacks one of them, or the folder
   */
  changeAll(viewer: Viewer, change: CreationsChange): Promise<void>;
  /**
   * Hides a creation and its address at once. A sweep deletes it a little later, unless it is restored.
   * @throws AppError `not-found` when the workspace has no such creation
   */
  delete(workspaceId: string, id: string): Promise<void>;
  /** Like `delete`, for those of the ids that the workspace has. */
  deleteAll(workspaceId: string, ids: readonly string[]): Promise<void>;
  /**
   * Undoes a deletion. Does nothing when the creation is not deleted.
   * @throws AppError `not-found` when it was deleted too long ago
   */
  restore(viewer: Viewer, id: string): Promise<Creation>;
  /** Like `restore`. @throws AppError `not-found` when one of them was deleted too long ago */
  restoreAll(workspaceId: string, ids: readonly string[]): Promise<void>;
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
  readonly textObserver?: TextObserver;
}): CreationService {
  const { database, storage, clock, textObserver } = dependencies;

  async function present({ userId }: Viewer, rows: readonly CreationRow[]): Promise<Creation[]> {
    const ids = rows.map(({ id }) => id);
    const favorites = await findFavorites(database.orm, userId, ids);
    return rows.map((row) => presentCreation(row, favorites.has(row.id)));
  }

  const read = async (viewer: Viewer, id: string): Promise<Creation> => {
    const row = await findCreation(database.orm, viewer.workspaceId, id);
    const [creation] = row === null ? [] : await present(viewer, [row]);
    if (creation === undefined) throw notFoundError();
    return creation;
  };

  async function checkTexts(
    workspaceId: string,
    id: string,
    { title, altText }: Pick<CreationValues, 'title' | 'altText'>,
  ): Promise<void> {
    const row = textObserver && (await findCreation(database.orm, workspaceId, id));
    if (!row) return;
    await textObserver.checkTexts({
      ...row,
      title: title === undefined ? row.title : title,
      altText: altText === undefined ? row.altText : altText,
    });
  }

  const restoreAll = async (workspaceId: string, ids: readonly string[]): Promise<void> => {
    const since = restorableSince(clock());
    const restored = await restoreDeleted(database.orm, workspaceId, ids, since);
    if (restored.length < new Set(ids).size) throw notFoundError();
  };

  return {
    async list(viewer, { cursor, limit, ...filter }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // Reads one more than requested, to know whether there is a next page.
      const rows = await listCreations(
        database.orm,
        viewer.workspaceId,
        after,
        limit === undefined ? null : limit + 1,
        matchesFilter(filter, viewer.userId),
      );
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const hasMore = rows.length > page.length && last !== undefined;
      const items = await present(viewer, page);
      return { items, nextCursor: hasMore ? encodeCursor(last) : null };
    },

    read,

    async change(viewer, id, { isFavorite, ...values }) {
      const { title, altText } = values;
      const changesTexts = title !== undefined || altText !== undefined;
      if (changesTexts) await checkTexts(viewer.workspaceId, id, { title, altText });
      await database.transaction(async (tx) => {
        const row = await findCreation(tx, viewer.workspaceId, id);
        if (row === null) throw notFoundError();
        const searchText =
          values.title === undefined ? {} : { searchText: searchTextOf(row.prompt, values.title) };
        await applyChange(tx, viewer, [id], isFavorite, { ...values, ...searchText });
        if (changesTexts) await textObserver?.textsChanged(tx, id);
      });
      return await read(viewer, id);
    },

    async changeAll(viewer, { ids, isFavorite, ...values }) {
      const different = [...new Set(ids)];
      await database.transaction(async (tx) => {
        const owned = await findOwned(tx, viewer.workspaceId, different);
        if (owned.length < different.length) throw notFoundError();
        await applyChange(tx, viewer, owned, isFavorite, values);
      });
    },

    async delete(workspaceId, id) {
      const deleted = await markDeleted(database.orm, workspaceId, [id], clock());
      if (deleted.length === 0) throw notFoundError();
    },

    async deleteAll(workspaceId, ids) {
      await markDeleted(database.orm, workspaceId, ids, clock());
    },

    async restore(viewer, id) {
      await restoreAll(viewer.workspaceId, [id]);
      return await read(viewer, id);
    },

    restoreAll,
    deleteAllForWorkspace: deleteCreations,

    async deleteFiles(ids) {
      for (let next = 0; next < ids.length; next += DELETE_CONCURRENCY) {
        const some = ids.slice(next, next + DELETE_CONCURRENCY);
        await Promise.all(some.map((id) => storage.deleteFolder(creationFolder(id))));
      }
    },
  };
}

/** @throws AppError `not-found` when the workspace has no such folder */
async function applyChange(
  tx: Transaction,
  { workspaceId, userId }: Viewer,
  ids: readonly string[],
  isFavorite: boolean | undefined,
  values: CreationValues,
): Promise<void> {
  const { folderId = null } = values;
  if (folderId !== null && !(await keepFolder(tx, workspaceId, folderId))) throw notFoundError();
  if (isFavorite !== undefined) await markFavorites(tx, userId, ids, isFavorite);
  if (Object.values(values).some((value) => value !== undefined))
    await updateCreations(tx, ids, values);
}
