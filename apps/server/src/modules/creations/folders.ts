import { randomUUID } from 'node:crypto';
import { type Folder, ORGANIZING_LIMITS } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import {
  countFolders,
  deleteFolder,
  insertFolder,
  listFolders,
  renameFolder,
} from './organizing-store.ts';

/** Folders of a workspace's gallery. A creation is in one of them or in none. */
export interface FolderService {
  /** Ordered by name. */
  list(workspaceId: string): Promise<Folder[]>;
  /** @throws AppError `tooManyFolders` when the workspace has as many as it may have */
  create(principal: UserPrincipal, name: string): Promise<Folder>;
  /** @throws AppError `not-found` when the workspace has no such folder */
  rename(workspaceId: string, id: string, name: string): Promise<Folder>;
  /**
   * Deletes a folder, but no creation.
   * @throws AppError `not-found` when the workspace has no such folder
   */
  delete(workspaceId: string, id: string): Promise<void>;
}

export function createFolderService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): FolderService {
  return {
    list: (workspaceId) => listFolders(database.orm, workspaceId),

    async create({ workspaceId, userId }, name) {
      const id = randomUUID();
      await database.transaction(async (tx) => {
        if ((await countFolders(tx, workspaceId)) >= ORGANIZING_LIMITS.foldersPerWorkspace) {
          throw new AppError('tooManyFolders');
        }
        await insertFolder(tx, { id, workspaceId, createdBy: userId, name, createdAt: clock() });
      });
      return { id, name, count: 0 };
    },

    async rename(workspaceId, id, name) {
      if (!(await renameFolder(database.orm, workspaceId, id, name))) throw notFoundError();
      const folder = (await listFolders(database.orm, workspaceId)).find((one) => one.id === id);
      if (folder === undefined) throw notFoundError();
      return folder;
    },

    async delete(workspaceId, id) {
      if (!(await deleteFolder(database.orm, workspaceId, id))) throw notFoundError();
    },
  };
}
