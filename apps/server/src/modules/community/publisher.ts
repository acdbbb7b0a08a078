import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import { type CreationRow, findCreationById, type TextObserver } from '../creations/index.ts';
import type { PromptPolicy } from '../prompts/index.ts';
import { findShare, type Publisher, type ShareRow } from '../sharing/index.ts';
import { isBlockedFile, isSuspended, wasRestricted } from './blocks.ts';
import type { CommunityConfig } from './community-config.ts';
import type { PublicationDefinition } from './publication-job.ts';
import {
  deletePublication,
  findPublication,
  findUserSince,
  insertPublication,
  updatePublication,
} from './publication-store.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface PublisherDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly policy: PromptPolicy;
  readonly publicationJob: PublicationDefinition;
  readonly community: CommunityConfig;
}

/** What everybody may read of a creation, one text a line. */
const publicTexts = (
  { prompt, title, altText }: Pick<CreationRow, 'prompt' | 'title' | 'altText'>,
  showsPrompt: boolean,
): string =>
  [title, altText, showsPrompt ? prompt : null].filter((text) => text !== null).join('\n');

const searchTextOf = (creation: CreationRow, { showsPrompt }: ShareRow): string =>
  publicTexts(creation, showsPrompt).normalize('NFKC').toLowerCase();

/** Offers shares to the community gallery: checks their words, and lets a job look at their picture. */
export function createPublisher(dependencies: PublisherDependencies): Publisher & TextObserver {
  const { database, clock, queue, policy, publicationJob, community } = dependencies;
  const isOpen = community.mode !== 'off';

  async function checkTexts(creation: CreationRow): Promise<void> {
    // Also a prompt that is not shown: it says what the picture shows.
    if ((await policy.check(publicTexts(creation, true))) !== null)
      throw new AppError('textAgainstRules');
  }

  async function isNewAccount(tx: Transaction, userId: string, now: Date): Promise<boolean> {
    const since = await findUserSince(tx, userId);
    return since === null || now.getTime() - since.getTime() < community.newAccountHours * HOUR_MS;
  }

  async function insert(tx: Transaction, creation: CreationRow, share: ShareRow): Promise<void> {
    const { id: creationId, kind, settings } = creation;
    const now = clock();
    const { createdBy: userId } = share;
    const isNew = userId === null || (await isNewAccount(tx, userId, now));
    const reason = (await wasRestricted(tx, creationId))
      ? 'reported'
      : isNew
        ? 'new-account'
        : null;
    await insertPublication(tx, {
      creationId,
      userId,
      kind,
      style: settings?.style ?? null,
      searchText: searchTextOf(creation, share),
      reviewState: 'waiting',
      reviewReason: community.mode === 'review' ? 'all' : reason,
      createdAt: now,
      publishedAt: now,
    });
    await queue.enqueue(tx, publicationJob, { creationId }, { workspaceId: creation.workspaceId });
  }

  async function publish(tx: Transaction, creation: CreationRow, share: ShareRow): Promise<void> {
    const known = await findPublication(tx, creation.id);
    if (known === null) return await insert(tx, creation, share);
    const { createdBy: userId } = share;
    await updatePublication(tx, creation.id, {
      userId,
      searchText: searchTextOf(creation, share),
    });
  }

  return {
    isOpen,

    async check(creation) {
      if (!isOpen) throw new AppError('communityClosed');
      await checkTexts(creation);
    },

    async checkShareable(tx, creationId, userId) {
      if (await isSuspended(tx, userId)) throw new AppError('accountSuspended');
      if (await isBlockedFile(tx, creationId)) throw new AppError('shareRemoved');
    },

    publish,
    withdraw: deletePublication,

    async readState(orm, creationId) {
      return (await findPublication(orm, creationId))?.reviewState ?? null;
    },

    async checkTexts(creation) {
      if ((await findPublication(database.orm, creation.id)) !== null) await checkTexts(creation);
    },

    async textsChanged(tx, creationId) {
      const share = await findShare(tx, creationId);
      const creation = share?.visibility === 'public' && (await findCreationById(tx, creationId));
      if (share && creation) await publish(tx, creation, share);
    },
  };
}
