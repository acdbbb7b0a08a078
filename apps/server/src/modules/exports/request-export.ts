import { createHash, randomUUID } from 'node:crypto';
import {
  type DocumentCreation,
  EXPORT_KEPT_DAYS,
  EXPORTS_PER_HOUR,
  type ExportRequest,
  PLANS,
} from '@loopwright/contract';
import type { FfmpegFinder } from '@loopwright/media/node';
import type { StudioDocument } from '@loopwright/studio';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { fairPriority, type JobQueue } from '../../platform/jobs/index.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { findOwnWatermark, type OwnWatermark } from '../brand/index.ts';
import { checkQuota } from '../creations/index.ts';
import type { SourceDependencies } from '../sources/index.ts';
import { lockWorkspace, type UserPrincipal } from '../workspaces/index.ts';
import { checkSize } from './check-size.ts';
import type { ExportDefinition } from './export-job.ts';
import { type ExportOrigin, factsOnPlan, findOrigin, type OriginId } from './origin.ts';
import { openAvailable, requireTarget } from './plan-export.ts';
import { countWaiting, findSameExport, insertExport } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Exports of one workspace that may wait at the same time. */
const WAITING_MAXIMUM = 250;
const RETRY_AFTER_SECONDS = 30;
/** All users of a network address together may request this many times what one may. */
const USERS_PER_ADDRESS = 5;
/** Raised when the same request gives other files than before. */
const EXPORT_VERSION = 5;

export interface NewExport {
  readonly origin: OriginId;
  readonly request: ExportRequest;
  /** The client's network address. */
  readonly address: string;
}

export interface NewCreationOfDocument extends DocumentCreation {
  readonly documentId: string;
  readonly address: string;
}

export interface RequestDependencies extends SourceDependencies {
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly limiter: Pick<AttemptLimiter, 'count'>;
  readonly diskSpace: DiskSpace;
  readonly exportJob: ExportDefinition;
  readonly findFfmpeg: FfmpegFinder;
}

/**
 * Puts an export into the queue, unless the same one is there already.
 * @returns its id
 * @throws AppError as `ExportService.create`
 */
export async function requestExport(
  parts: RequestDependencies,
  principal: UserPrincipal,
  { origin, request, address }: NewExport,
): Promise<string> {
  const { plan } = principal;
  const found = await findOrigin(parts, principal.workspaceId, origin);
  checkRequest(found, request);
  const available = await openAvailable(parts.findFfmpeg);
  const facts = found.document === null ? found.facts : factsOnPlan(found, plan);
  checkSize(plan, facts, request, available);
  const { document } = found;
  return await enqueueOnce(
    parts,
    principal,
    { origin, request, document, savedCreationId: null },
    address,
  );
}

/**
 * Makes a creation of a document, in the job of an export. Costs no tokens.
 * @param format `png` for the first frame
 * @returns the id of the export
 * @throws AppError `not-found`, `storage-full`, `too-many`, `unavailable`
 */
export async function requestCreation(
  parts: RequestDependencies,
  principal: UserPrincipal,
  { documentId, format, address }: NewCreationOfDocument,
): Promise<string> {
  const { document } = await findOrigin(parts, principal.workspaceId, { documentId });
  await checkQuota(parts.database.orm, principal);
  const savedCreationId = randomUUID();
  const wanted = { origin: { documentId }, request: { format }, document, savedCreationId };
  return await enqueueOnce(parts, principal, wanted, address);
}

interface WantedExport extends Pick<NewExport, 'origin' | 'request'> {
  readonly document: StudioDocument | null;
  /** null: it stays a file. */
  readonly savedCreationId: string | null;
}

interface EnqueuedExport extends WantedExport {
  readonly requestHash: string;
  readonly ownWatermark: OwnWatermark | null;
}

async function enqueueOnce(
  parts: RequestDependencies,
  principal: UserPrincipal,
  wanted: WantedExport,
  address: string,
): Promise<string> {
  const { database, clock } = parts;
  const ownWatermark =
    wanted.savedCreationId === null ? await findOwnWatermark(database.orm, principal) : null;
  const requestHash = hashOf(wanted, PLANS[principal.plan].watermark, ownWatermark);
  const same = await findSameExport(database.orm, wanted.origin, requestHash, clock());
  if (same !== null) return same;
  await parts.diskSpace.checkRoom();
  await countExport(parts.limiter, principal, address);
  return await enqueueExport(parts, principal, { ...wanted, requestHash, ownWatermark });
}

/** @throws AppError `too-many` when too many exports of the workspace wait already */
async function enqueueExport(
  { database, queue, clock, exportJob }: RequestDependencies,
  { userId: createdBy, workspaceId, plan }: UserPrincipal,
  { origin, savedCreationId, ownWatermark, ...wanted }: EnqueuedExport,
): Promise<string> {
  const id = randomUUID();
  const { watermark: hasWatermark, rank } = PLANS[plan];
  return await database.transaction(async (tx) => {
    // A second click finds what the first one has enqueued.
    await lockWorkspace(tx, workspaceId);
    const same = await findSameExport(tx, origin, wanted.requestHash, clock());
    if (same !== null) return same;
    const waiting = await countWaiting(tx, workspaceId);
    if (waiting >= WAITING_MAXIMUM) throw tooManyWaiting();
    const priority = fairPriority(rank, waiting);
    const marks = { hasWatermark, ownWatermark: ownWatermark && { ...ownWatermark } };
    const input =
      'creationId' in origin
        ? { ...origin, ...marks }
        : { ...origin, workspaceId, ...marks, savedCreationId };
    await queue.enqueue(tx, exportJob, input, { id, workspaceId, createdBy, priority });
    const createdAt = clock();
    await insertExport(tx, {
      id,
      workspaceId,
      createdBy,
      ...origin,
      ...wanted,
      savedCreationId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS),
    });
    return id;
  });
}

/** @throws AppError for a target that does not exist and options that the creation or document does not have */
function checkRequest({ canOmitBackdrop }: ExportOrigin, request: ExportRequest): void {
  if ('target' in request) requireTarget(request.target);
  if (request.withoutBackdrop === true && !canOmitBackdrop) {
    throw new AppError('backdropUnavailable');
  }
}

async function countExport(
  limiter: Pick<AttemptLimiter, 'count'>,
  { userId, plan }: UserPrincipal,
  address: string,
): Promise<void> {
  const maximum = EXPORTS_PER_HOUR[plan];
  const limit = (times: number) => ({ maximum: maximum * times, windowMs: HOUR_MS });
  await limiter.count(`file-export:account:${userId}`, limit(1), 'tooManyFileExports');
  await limiter.count(
    `file-export:address:${address}`,
    limit(USERS_PER_ADDRESS),
    'tooManyFileExports',
  );
}

/** The same for requests whose files are the same, in whatever order their fields come. */
function hashOf(
  { request, document, savedCreationId }: WantedExport,
  hasWatermark: boolean,
  ownWatermark: OwnWatermark | null,
): string {
  const fields = Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([
        EXPORT_VERSION,
        hasWatermark,
        fields,
        ...(document === null ? [] : [document, savedCreationId !== null]),
        ...(ownWatermark === null ? [] : [ownWatermark]),
      ]),
    )
    .digest('hex');
}

const tooManyWaiting = (): AppError =>
  new AppError('tooManyWaiting', { isRetryable: true, retryAfterSeconds: RETRY_AFTER_SECONDS });
