import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  EXPORT_KEPT_DAYS,
  EXPORTS_PER_HOUR,
  type Export,
  type ExportRequest,
  type ExportTargets,
  FILE_FORMATS,
  PLANS,
  type Preflight,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import {
  fairPriority,
  type JobEvents,
  type JobQueue,
  watchJob,
} from '../../platform/jobs/index.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type CreationRow, findCreation } from '../creations/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { checkSize } from './check-size.ts';
import type { ExportDefinition } from './export-job.ts';
import { type FramesFile, openFrames } from './open-frames.ts';
import { canOmitBackdrop, readFacts, type SourceDependencies } from './open-source.ts';
import { describeTargets, preflightTargets, requireTarget } from './plan-export.ts';
import { fileNameOf, presentExport } from './presentation.ts';
import {
  countWaiting,
  type ExportRecord,
  findExport,
  findSameExport,
  insertExport,
  listExports,
} from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Exports of one workspace that may wait at the same time. */
const WAITING_MAXIMUM = 250;
const RETRY_AFTER_SECONDS = 30;
/** All users of a network address together may request this many times what one may. */
const USERS_PER_ADDRESS = 5;
/** Raised when the same request gives other files than before. */
const EXPORT_VERSION = 1;

interface NewExport {
  readonly creationId: string;
  readonly request: ExportRequest;
  /** The client's network address. */
  readonly address: string;
}

export interface ExportService {
  targets(): ExportTargets;
  /**
   * Puts an export into the queue. The same export of a creation is not made twice while its file is kept.
   * @throws AppError `not-found`, `invalid` (target or options), `plan-required` (the size), `too-many`,
   *   `unavailable` (the disk is almost full, or the format cannot be made here)
   */
  create(principal: UserPrincipal, request: NewExport): Promise<Export>;
  /** @throws AppError `not-found` */
  list(workspaceId: string, creationId: string): Promise<Export[]>;
  /** @throws AppError `not-found`, or `invalid` for a target that does not exist */
  preflight(
    workspaceId: string,
    creationId: string,
    request: Pick<ExportRequest, 'fit' | 'background' | 'withoutBackdrop' | 'outline'> & {
      readonly targets: readonly string[];
    },
  ): Promise<Preflight>;
  /** @throws AppError `not-found` */
  read(workspaceId: string, id: string): Promise<Export>;
  /** The export now and after each change, until it has ended or the signal fires. */
  follow(workspaceId: string, id: string, signal: AbortSignal): AsyncGenerator<Export>;
  /** Ends an export that has not ended. @throws AppError `not-found` */
  cancel(workspaceId: string, id: string): Promise<Export>;
  /** @throws AppError `not-found`, also when the file is not there (yet, or any more) */
  openFile(
    workspaceId: string,
    id: string,
  ): Promise<{ stream: Readable; mimeType: string; name: string; sizeBytes: number }>;
  /** The best frames that there are of a creation. @throws AppError `not-found` */
  openFrames(workspaceId: string, creationId: string): Promise<FramesFile>;
  /** Ends all following, so that connections can be closed. */
  stopWaiting(): void;
}

export interface ExportServiceDependencies extends SourceDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly queue: JobQueue;
  readonly events: Pick<JobEvents, 'subscribe'>;
  readonly clock: Clock;
  readonly limiter: Pick<AttemptLimiter, 'count'>;
  readonly diskSpace: DiskSpace;
  readonly exportJob: ExportDefinition;
}

export function createExportService(parts: ExportServiceDependencies): ExportService {
  const { database, storage, events, queue, clock, exportJob } = parts;
  const stopping = new AbortController();

  async function find(workspaceId: string, id: string): Promise<ExportRecord> {
    const record = await findExport(database.orm, workspaceId, id);
    if (record === null) throw notFoundError();
    return record;
  }

  async function findOwnCreation(workspaceId: string, id: string): Promise<CreationRow> {
    const creation = await findCreation(database.orm, workspaceId, id);
    if (creation === null) throw notFoundError();
    return creation;
  }

  return {
    targets: describeTargets,

    async create(principal, { creationId, request, address }) {
      const { userId, workspaceId, plan } = principal;
      const creation = await findOwnCreation(workspaceId, creationId);
      checkRequest(parts, creation, request);
      checkSize(plan, await readFacts(parts, creation), request);
      const requestHash = hashOf(request, PLANS[plan].watermark);
      const same = await findSameExport(database.orm, creationId, requestHash, clock());
      if (same !== null) return presentExport(await find(workspaceId, same));
      await parts.diskSpace.checkRoom();
      await countExport(parts.limiter, principal, address);
      const id = randomUUID();
      await database.transaction(async (tx) => {
        const waiting = await countWaiting(tx, workspaceId);
        if (waiting >= WAITING_MAXIMUM) throw tooManyWaiting();
        const hasWatermark = PLANS[plan].watermark;
        const priority = fairPriority(PLANS[plan].rank, waiting);
        await queue.enqueue(
          tx,
          exportJob,
          { creationId, hasWatermark },
          { id, workspaceId, createdBy: userId, priority },
        );
        const createdAt = clock();
        await insertExport(tx, {
          id,
          workspaceId,
          createdBy: userId,
          creationId,
          request,
          requestHash,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS),
        });
      });
      return presentExport(await find(workspaceId, id));
    },

    async list(workspaceId, creationId) {
      const creation = await findOwnCreation(workspaceId, creationId);
      return (await listExports(database.orm, creation.id, clock())).map(presentExport);
    },

    async preflight(workspaceId, creationId, { targets, ...choice }) {
      const creation = await findOwnCreation(workspaceId, creationId);
      const facts = await readFacts(parts, creation);
      return {
        canOmitBackdrop: canOmitBackdrop(parts, creation),
        results: preflightTargets(facts, targets, choice),
      };
    },

    read: async (workspaceId, id) => presentExport(await find(workspaceId, id)),

    async *follow(workspaceId, id, signal) {
      let last = '';
      const rows = watchJob({
        events,
        id,
        what: 'changes',
        signal: AbortSignal.any([signal, stopping.signal]),
        async read() {
          const record = await find(workspaceId, id);
          return { ...record, status: record.job.status };
        },
      });
      for await (const record of rows) {
        const shown = presentExport(record);
        const text = JSON.stringify(shown);
        if (text !== last) yield shown;
        last = text;
      }
    },

    async cancel(workspaceId, id) {
      await find(workspaceId, id);
      const cancelled = await database.transaction((tx) => queue.cancel(tx, exportJob, id));
      if (cancelled !== null) await exportJob.cleanUp?.(cancelled, 'cancelled');
      return presentExport(await find(workspaceId, id));
    },

    async openFile(workspaceId, id) {
      const { export: row } = await find(workspaceId, id);
      const { storageKey, file, request, createdAt } = row;
      if (storageKey === null || file === null) throw notFoundError();
      const stream = await storage.open(storageKey);
      if (stream === null) throw new AppError('exportGone');
      const name = fileNameOf(file, 'target' in request ? request.target : null, createdAt);
      const { mimeType } = FILE_FORMATS[file.format];
      return { stream, mimeType, name, sizeBytes: file.sizeBytes };
    },

    openFrames: async (workspaceId, creationId) =>
      await openFrames(parts, await findOwnCreation(workspaceId, creationId)),

    stopWaiting: () => stopping.abort(),
  };
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
