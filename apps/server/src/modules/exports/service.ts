import type { Readable } from 'node:stream';
import {
  type Export,
  type ExportRequest,
  type ExportTargets,
  FILE_FORMATS,
  PLANS,
  type Preflight,
} from '@loopwright/contract';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { type JobEvents, watchJob } from '../../platform/jobs/index.ts';
import type { CreationRow, Media } from '../creations/index.ts';
import { canOmitBackdrop, readFacts } from '../sources/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { inStandardSize } from './check-size.ts';
import { describeTargets, openAvailable, preflightTargets } from './plan-export.ts';
import { fileNameOf, presentExport } from './presentation.ts';
import {
  findCreationOf,
  type NewExport,
  type RequestDependencies,
  requestExport,
} from './request-export.ts';
import { type ExportRecord, findExport, listExports } from './store.ts';

export interface ExportService {
  targets(): Promise<ExportTargets>;
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
    principal: Pick<UserPrincipal, 'workspaceId' | 'plan'>,
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

  const findOwnCreation = (workspaceId: string, id: string): Promise<CreationRow> =>
    findCreationOf(database, workspaceId, id);

  return {
    targets: async () => describeTargets(await openAvailable(parts.findFfmpeg)),

    async create(principal, request) {
      const id = await requestExport(parts, principal, request);
      return presentExport(await find(principal.workspaceId, id));
    },

    async list(workspaceId, creationId) {
      const creation = await findOwnCreation(workspaceId, creationId);
      return (await listExports(database.orm, creation.id, clock())).map(presentExport);
    },

    async preflight({ workspaceId, plan }, creationId, { targets, ...choice }) {
      const creation = await findOwnCreation(workspaceId, creationId);
      const ownFacts = await readFacts(parts, creation);
      const facts = PLANS[plan].watermark ? inStandardSize(ownFacts) : ownFacts;
      const available = await openAvailable(parts.findFfmpeg);
      return {
        canOmitBackdrop: canOmitBackdrop(parts, creation),
        results: preflightTargets(facts, targets, choice, available),
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
      const creation = await findOwnCreation(workspaceId, creationId);
      const frames = await parts.media.findFrames(creation, plan);
      const stream = frames && (await frames.open());
      if (stream === null) throw notFoundError();
      return { stream, mimeType: frames!.mimeType };
    },

    stopWaiting: () => stopping.abort(),
  };
}
