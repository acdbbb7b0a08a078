import type { Readable } from 'node:stream';
import {
  type Export,
  type ExportRequest,
  type ExportTargets,
  FILE_FORMATS,
  type Preflight,
} from '@loopwright/contract';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { type JobEvents, watchJob } from '../../platform/jobs/index.ts';
import { findCreation, type Media } from '../creations/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { factsOnPlan, findOrigin, type OriginId } from './origin.ts';
import { describeTargets, openAvailable, preflightTargets } from './plan-export.ts';
import { fileNameOf, presentExport } from './presentation.ts';
import {
  type NewCreationOfDocument,
  type NewExport,
  requestCreation,
  type RequestDependencies,
  requestExport,
} from './request-export.ts';
import { type ExportRecord, findExport, listExports } from './store.ts';

export interface ExportService {
  targets(): Promise<ExportTargets>;
  /**
   * Puts an export into the queue. The same export of a creation or document is not made twice while its file is kept.
   * @throws AppError `not-found`, `invalid` (target or options), `plan-required` (the size), `too-many`,
   *   `unavailable` (the disk is almost full, or the format cannot be made here)
   */
  create(principal: UserPrincipal, request: NewExport): Promise<Export>;
  /**
   * Puts the making of a creation into the queue, which the first frame or all frames of a document become.
   * @throws AppError `not-found`, `storage-full`, `too-many`, `unavailable`
   */
  createCreation(principal: UserPrincipal, request: NewCreationOfDocument): Promise<Export>;
  /** @throws AppError `not-found` */
  list(workspaceId: string, origin: OriginId): Promise<Export[]>;
  /** @throws AppError `not-found`, or `invalid` for a target that does not exist */
  preflight(
    principal: Pick<UserPrincipal, 'workspaceId' | 'plan'>,
    origin: OriginId,
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
  /**
   * The best frames that there are of a creation; with the watermark on plans whose files carry it.
   * @throws AppError `not-found`
   */
  openFrames(
    principal: Pick<UserPrincipal, 'workspaceId' | 'plan'>,
    creationId: string,
  ): Promise<{ stream: Readable; mimeType: string }>;
  /** Ends all following, so that connections can be closed. */
  stopWaiting(): void;
}

export interface ExportServiceDependencies extends RequestDependencies {
  readonly events: Pick<JobEvents, 'subscribe'>;
  readonly media: Pick<Media, 'findFrames'>;
}

export function createExportService(parts: ExportServiceDependencies): ExportService {
  const { database, storage, events, queue, clock, exportJob } = parts;
  const stopping = new AbortController();

  async function find(workspaceId: string, id: string): Promise<ExportRecord> {
    const record = await findExport(database.orm, workspaceId, id);
    if (record === null) throw notFoundError();
    return record;
  }

  return {
    targets: async () => describeTargets(await openAvailable(parts.findFfmpeg)),

    async create(principal, request) {
      const id = await requestExport(parts, principal, request);
      return presentExport(await find(principal.workspaceId, id));
    },

    async createCreation(principal, request) {
      const id = await requestCreation(parts, principal, request);
      return presentExport(await find(principal.workspaceId, id));
    },

    async list(workspaceId, origin) {
      await findOrigin(parts, workspaceId, origin);
      return (await listExports(database.orm, origin, clock())).map(presentExport);
    },

    async preflight({ workspaceId, plan }, id, { targets, ...choice }) {
      const origin = await findOrigin(parts, workspaceId, id);
      const available = await openAvailable(parts.findFfmpeg);
      return {
        canOmitBackdrop: origin.canOmitBackdrop,
        results: preflightTargets(factsOnPlan(origin, plan), targets, choice, available),
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

    async openFrames({ workspaceId, plan }, creationId) {
      const creation = await findCreation(database.orm, workspaceId, creationId);
      if (creation === null) throw notFoundError();
      const frames = await parts.media.findFrames(creation, plan);
      const stream = frames && (await frames.open());
      if (stream === null) throw notFoundError();
      return { stream, mimeType: frames!.mimeType };
    },

    stopWaiting: () => stopping.abort(),
  };
}
