import { createHash, randomUUID } from 'node:crypto';
import {
  EXPORT_KEPT_DAYS,
  EXPORTS_PER_HOUR,
  type ExportRequest,
  PLANS,
} from '@loopwright/contract';
import type { FfmpegFinder } from '@loopwright/media/node';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { fairPriority, type JobQueue } from '../../platform/jobs/index.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { type CreationRow, findCreation } from '../creations/index.ts';
import { canOmitBackdrop, readFacts, type SourceDependencies } from '../sources/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { checkSize } from './check-size.ts';
import type { ExportDefinition } from './export-job.ts';
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
const EXPORT_VERSION = 2;

export interface NewExport {
  readonly creationId: string;
  readonly request: ExportRequest;
  /** The client's network address. */
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
  { creationId, request, address }: NewExport,
): Promise<string> {
  const { database, clock } = parts;
  const { workspaceId, plan } = principal;
  const creation = await findCreationOf(database, workspaceId, creationId);
  checkRequest(parts, creation, request);
  const available = await openAvailable(parts.findFfmpeg);
  checkSize(plan, await readFacts(parts, creation), request, available);
  const requestHash = hashOf(request, PLANS[plan].watermark);
  const same = await findSameExport(database.orm, creationId, requestHash, clock());
  if (same !== null) return same;
  await parts.diskSpace.checkRoom();
  await countExport(parts.limiter, principal, address);
  return await enqueueExport(parts, principal, { creationId, request, requestHash });
}

type HashedExport = Pick<NewExport, 'creationId' | 'request'> & { readonly requestHash: string };

/** @throws AppError `too-many` when too many exports of the workspace wait already */
async function enqueueExport(
  { database, queue, clock, exportJob }: RequestDependencies,
  { userId: createdBy, workspaceId, plan }: UserPrincipal,
  { creationId, request, requestHash }: HashedExport,
): Promise<string> {
  const id = randomUUID();
  const { watermark: hasWatermark, rank } = PLANS[plan];
  await database.transaction(async (tx) => {
    const waiting = await countWaiting(tx, workspaceId);
    if (waiting >= WAITING_MAXIMUM) throw tooManyWaiting();
    const priority = fairPriority(rank, waiting);
    const input = { creationId, hasWatermark };
    await queue.enqueue(tx, exportJob, input, { id, workspaceId, createdBy, priority });
    const createdAt = clock();
    await insertExport(tx, {
      id,
      workspaceId,
      createdBy,
      creationId,
      request,
      requestHash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS),
    });
  });
  return id;
}

/** @throws AppError `not-found` when the workspace has no such creation */
export async function findCreationOf(
  { orm }: Database,
  workspaceId: string,
  id: string,
): Promise<CreationRow> {
  const creation = await findCreation(orm, workspaceId, id);
  if (creation === null) throw notFoundError();
  return creation;
}

/** @throws AppError for a target that does not exist and options that the creation does not have */
function checkRequest(
  parts: SourceDependencies,
  creation: CreationRow,
  request: ExportRequest,
): void {
  if ('target' in request) requireTarget(request.target);
  if (request.withoutBackdrop === true && !canOmitBackdrop(parts, creation)) {
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
function hashOf(request: ExportRequest, hasWatermark: boolean): string {
  const fields = Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([EXPORT_VERSION, hasWatermark, fields]))
    .digest('hex');
}

const tooManyWaiting = (): AppError =>
  new AppError('tooManyWaiting', { isRetryable: true, retryAfterSeconds: RETRY_AFTER_SECONDS });
