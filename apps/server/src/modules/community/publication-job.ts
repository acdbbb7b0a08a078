import type { ReviewReason } from '@loopwright/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { findCreationAsset, findCreationById } from '../creations/index.ts';
import { notify } from '../notifications/index.ts';
import { keepWorkspace } from '../workspaces/index.ts';
import { isBlockedPicture } from './blocks.ts';
import { framesToCheck, type ImageCheck } from './image-check.ts';
import { differenceHash } from './picture-hash.ts';
import {
  approvePublication,
  findPublication,
  holdPublication,
  updatePublication,
} from './publication-store.ts';

const MINUTE_MS = 60_000;
/** After generations, before the stored frames of new loops. */
const PRIORITY = -1000;

export const PUBLICATION_CONCURRENCY_GROUP = 'publications';

const publicationInput = z.object({ creationId: z.uuid() });
type PublicationInput = z.infer<typeof publicationInput>;

/** null: the creation is deleted. */
type PublicationOutput = {
  readonly pictureHash: string;
  /** Why an operator has to look at it; null: the picture gives no reason. */
  readonly reason: ReviewReason | null;
} | null;
export type PublicationDefinition = JobDefinition<PublicationInput, PublicationOutput>;

export interface PublicationJobDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly imageCheck: ImageCheck | null;
}

/** Looks at a picture that was offered to the community gallery, and lists it when nothing holds it back. */
export const definePublicationJob = (
  dependencies: PublicationJobDependencies,
): PublicationDefinition => ({
  kind: 'publication',
  input: publicationInput,
  retryLimit: 3,
  backoffMs: [MINUTE_MS, 10 * MINUTE_MS],
  timeoutMs: 5 * MINUTE_MS,
  isInterruptible: true,
  failureMessage: 'internal',
  priority: () => PRIORITY,
  concurrencyGroup: () => PUBLICATION_CONCURRENCY_GROUP,
  run: ({ creationId }, { signal }) => lookAt(dependencies, creationId, signal),
  onCompleted: (tx, { input }, output) => decide(dependencies, tx, input.creationId, output),
  // What no check could decide about waits for an operator.
  onFailed: (tx, { input }) => holdPublication(tx, input.creationId, 'image'),
});

async function lookAt(
  { database, storage, imageCheck }: PublicationJobDependencies,
  creationId: string,
  signal: AbortSignal,
): Promise<PublicationOutput> {
  const master = await findCreationAsset(database.orm, creationId, 'master');
  const picture = master && (await storage.get(master.storageKey));
  if (master === null || picture === null) return null;
  const pictureHash = await differenceHash(picture);
  if (await isBlockedPicture(database.orm, pictureHash)) return { pictureHash, reason: 'blocked' };
  if (imageCheck === null) return { pictureHash, reason: null };
  const verdict = await imageCheck.check(await framesToCheck(picture), signal);
  return { pictureHash, reason: verdict === 'doubtful' ? 'image' : null };
}

async function decide(
  { clock }: PublicationJobDependencies,
  tx: Transaction,
  creationId: string,
  output: PublicationOutput,
): Promise<void> {
  const creation = output && (await findCreationById(tx, creationId));
  if (creation === null) return;
  const { workspaceId } = creation;
  if (!(await keepWorkspace(tx, workspaceId))) return;
  const publication = await findPublication(tx, creationId);
  if (publication?.reviewState !== 'waiting') return;
  const { pictureHash, reason } = output ?? {};
  await updatePublication(tx, creationId, { pictureHash });
  if (reason != null) await holdPublication(tx, creationId, reason);
  if (reason != null || publication.reviewReason !== null) return;
  const now = clock();
  if (!(await approvePublication(tx, creationId, now))) return;
  const { userId } = publication;
  await notify(tx, { kind: 'published', workspaceId, userId, creationId, createdAt: now });
}
