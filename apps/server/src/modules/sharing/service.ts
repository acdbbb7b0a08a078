import {
  pathTo,
  type Share,
  SHARE_PAGE,
  type ShareRequest,
  type ShareState,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { closeMedia, type CreationRow, findCreation, keepCreation } from '../creations/index.ts';
import { findSharedVideo } from '../exports/index.ts';
import { keepWorkspace, type UserPrincipal } from '../workspaces/index.ts';
import type { Publisher } from './publisher.ts';
import { presentShared, type Shared } from './shared-creation.ts';
import { isSlug, newSlug } from './slug.ts';
import { deleteShare, findShare, findShared, keepShare, type ShareRow } from './store.ts';

/** Whose creation it is, and who shares it. */
type Sharer = Pick<UserPrincipal, 'workspaceId' | 'userId'>;

export interface SharingService {
  /** @throws AppError `not-found` when the workspace has no such creation */
  read(workspaceId: string, creationId: string): Promise<ShareState>;
  /**
   * Gives a private creation a page, or changes what its page shows. What the request leaves out stays as it is.
   * @throws AppError `not-found` when the workspace has no such creation, `forbidden` when an operator has removed
   *   its page or when there is no community gallery to offer it to, `refused` when its words are against the rules
   */
  share(sharer: Sharer, creationId: string, request: ShareRequest): Promise<Share>;
  /**
   * Makes a creation private again. Page and files are gone at once, also those at an address from before there were
   * share pages; a later share has another address.
   * @throws AppError `not-found` when the workspace has no such creation
   */
  stop(workspaceId: string, creationId: string): Promise<void>;
  /** What everybody may see; null when nothing is shared there. */
  find(slug: string): Promise<Shared | null>;
  /** The same. @throws AppError `not-found` when nothing is shared there */
  require(slug: string): Promise<Shared>;
}

/** What a share has that says nothing else: the prompt is shown, the user is not named. */
const DEFAULTS = {
  visibility: 'unlisted',
  showsPrompt: true,
  showsMaker: false,
  allowsRemix: true,
  allowsDownload: true,
} as const;

export function createSharingService(dependencies: {
  readonly database: Database;
  readonly clock: Clock;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly publisher: Publisher;
}): SharingService {
  const { database, clock, publicUrl, publisher } = dependencies;

  const present = async (orm: Queryable, row: ShareRow): Promise<Share> => ({
    reviewState: await publisher.readState(orm, row.creationId),
    slug: row.slug,
    url: `${publicUrl}${pathTo(SHARE_PAGE, { slug: row.slug })}`,
    visibility: row.visibility,
    showsPrompt: row.showsPrompt,
    showsMaker: row.showsMaker,
    allowsRemix: row.allowsRemix,
    allowsDownload: row.allowsDownload,
    createdAt: row.createdAt.toISOString(),
  });

  async function find(slug: string): Promise<Shared | null> {
    const record = isSlug(slug) ? await findShared(database.orm, slug, clock()) : null;
    if (record === null) return null;
    const { creation } = record;
    const video =
      creation.kind === 'gif' ? await findSharedVideo(database.orm, creation, clock()) : null;
    return presentShared(record, video, publisher.isOpen);
  }

  return {
    async read(workspaceId, creationId) {
      const creation = await findCreation(database.orm, workspaceId, creationId);
      if (creation === null) throw notFoundError();
      const share = await findShare(database.orm, creationId);
      const isRemoved = share !== null && share.removedAt !== null;
      return {
        share: share === null || isRemoved ? null : await present(database.orm, share),
        isRemoved,
        hasOpenMedia: creation.hasOpenMedia,
        canPublish: publisher.isOpen,
      };
    },

    async share({ workspaceId, userId: createdBy }, creationId, request) {
      const { visibility: wanted, ...changes } = request;
      if (wanted === 'public') {
        const creation = await findCreation(database.orm, workspaceId, creationId);
        if (creation === null) throw notFoundError();
        await publisher.check(creation);
      }
      return await database.transaction(async (tx) => {
        const creation = await lockCreation(tx, workspaceId, creationId);
        await publisher.checkShareable(tx, creationId, createdBy);
        const earlier = (await findShare(tx, creationId)) ?? DEFAULTS;
        const { showsPrompt, showsMaker, allowsRemix, allowsDownload } = earlier;
        const visibility = wanted ?? earlier.visibility;
        const kept = await keepShare(tx, {
          showsPrompt: changes.showsPrompt ?? showsPrompt,
          showsMaker: changes.showsMaker ?? showsMaker,
          allowsRemix: changes.allowsRemix ?? allowsRemix,
          allowsDownload: changes.allowsDownload ?? allowsDownload,
          creationId,
          workspaceId,
          createdBy,
          visibility,
          slug: newSlug(),
          createdAt: clock(),
        });
        if (kept === null) throw new AppError('shareRemoved');
        if (visibility === 'public') await publisher.publish(tx, creation, kept);
        else await publisher.withdraw(tx, creationId);
        return await present(tx, kept);
      });
    },

    async stop(workspaceId, creationId) {
      await database.transaction(async (tx) => {
        await lockCreation(tx, workspaceId, creationId);
        await deleteShare(tx, creationId);
        await closeMedia(tx, creationId);
      });
    },

    find,

    async require(slug) {
      const shared = await find(slug);
      if (shared === null) throw notFoundError();
      return shared;
    },
  };
}

/**
 * Keeps a creation from being deleted until the transaction ends.
 * @throws AppError `not-found` when the workspace has no such creation
 */
async function lockCreation(
  tx: Transaction,
  workspaceId: string,
  creationId: string,
): Promise<CreationRow> {
  await keepWorkspace(tx, workspaceId);
  const creation = await findCreation(tx, workspaceId, creationId);
  if (creation === null || !(await keepCreation(tx, creationId))) throw notFoundError();
  return creation;
}
