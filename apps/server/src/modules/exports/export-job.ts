import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brandWatermarkSchema,
  EXPORT_KEPT_DAYS,
  type ExportFailure,
  type ExportRequest,
  FILE_FORMATS,
  type NotificationKind,
  type PlainMessageCode,
} from '@loopwright/contract';
import {
  type AvailableFormats,
  type FilePlan,
  planFile,
  type Provenance,
  type SourceFacts,
} from '@loopwright/media';
import { type FfmpegFinder, type FittedFile, openCodecs } from '@loopwright/media/node';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Job, JobContext, JobDefinition } from '../../platform/jobs/index.ts';
import type { WrittenObject } from '../../platform/storage/storage.ts';
import { openWatermarkLogo } from '../brand/index.ts';
import { creationFolder, findCreationById } from '../creations/index.ts';
import { notify } from '../notifications/index.ts';
import type { RedrawOptions, SourceDependencies } from '../sources/index.ts';
import { documentFolder } from '../studio/index.ts';
import { enlargedDrawing } from './drawing-size.ts';
import type { ExportAnswer, LogoFile } from './export-task.ts';
import type { ExportThreads } from './open-export-threads.ts';
import { type ExportOrigin, factsFor, originOfCreation, originOfDocument } from './origin.ts';
import { wishOf } from './plan-export.ts';
import {
  deleteUnlessSaved,
  insertSavedCreation,
  putSavedFiles,
  type SavedFiles,
} from './saved-creation.ts';
import { EXPORT_JOB_KIND, type ExportRow, readExport, recordFile } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Until the frames are there; the rest is encoding. */
const DRAWN = 0.4;

const marks = {
  /** Plans whose files have a watermark have them in standard resolution, too. */
  hasWatermark: z.boolean(),
  /** The workspace's own watermark. */
  ownWatermark: brandWatermarkSchema
    .omit({ isOn: true })
    .extend({ assetId: z.uuid() })
    .nullable()
    // Jobs that are older than this field.
    .default(null),
};
const exportInput = z.union([
  z.object({ creationId: z.uuid(), ...marks }),
  z.object({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
    ...marks,
    /** Of a document that is saved to the gallery: the creation that it becomes; null: it stays a file. */
    savedCreationId: z.uuid().nullable(),
  }),
]);
type ExportInput = z.infer<typeof exportInput>;

interface MadeFile {
  readonly file: FittedFile;
  readonly provenance: Provenance;
  /** Where the file was stored. */
  readonly stored:
    | { readonly kind: 'file'; readonly written: WrittenObject }
    | { readonly kind: 'creation'; readonly files: SavedFiles };
}
/** null: the creation or document is deleted. */
type ExportOutput = MadeFile | null;
export type ExportDefinition = JobDefinition<ExportInput, ExportOutput>;

export interface ExportJobDependencies extends SourceDependencies {
  readonly clock: Clock;
  readonly threads: Pick<ExportThreads, 'run'>;
  readonly findFfmpeg: FfmpegFinder;
}

/** Of their own, so that a generation does not wait for files that take a minute. */
export const EXPORT_CONCURRENCY_GROUP = 'export';

/** Makes the file of an export: frames from the source, a plan, and as many encodes as its limits need. */
export const defineExportJob = (dependencies: ExportJobDependencies): ExportDefinition => ({
  kind: EXPORT_JOB_KIND,
  input: exportInput,
  retryLimit: 2,
  backoffMs: [5_000],
  timeoutMs: 20 * MINUTE_MS,
  isInterruptible: true,
  failureMessage: 'exportFailed',
  priority: () => 0,
  concurrencyGroup: () => EXPORT_CONCURRENCY_GROUP,
  async run(input, context, { id }) {
    try {
      return await runExport(dependencies, input, id, context);
    } catch (cause) {
      throw isDiskFull(cause) ? new AppError('diskFull', { cause }) : cause;
    }
  },
  discard: ({ id, input }) => deleteFiles(dependencies, input, id),
  async onCompleted(tx, job, output) {
    if (output === null) return;
    const now = dependencies.clock();
    await notifyOfEnd(tx, job.id, 'export-ready', now);
    await recordOutput(tx, job, output, now);
  },
  onFailed: (tx, { id }) => notifyOfEnd(tx, id, 'export-failed', dependencies.clock()),
  async cleanUp({ id, input }) {
    const row = await readExport(dependencies.database.orm, id);
    if (row?.storageKey == null) await deleteFiles(dependencies, input, id);
  },
});

async function recordOutput(
  tx: Transaction,
  { id, input }: Job<ExportInput>,
  { file, stored, provenance }: MadeFile,
  now: Date,
): Promise<void> {
  if (stored.kind === 'creation') {
    await insertSavedCreation(tx, id, { file, provenance, files: stored.files }, now);
    return;
  }
  const { bytes: _, delaysMs, encodes: __, ...described } = file;
  const isStill = delaysMs.length === 1;
  await recordFile(tx, id, {
    storageKey: exportKey(input, id),
    file: {
      ...described,
      ...stored.written,
      frames: delaysMs.length,
      durationMs: isStill ? 0 : delaysMs.reduce((sum, delay) => sum + delay, 0),
    },
    expiresAt: new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS),
  });
}

/** Comes first in its transaction, because it locks the workspace: see `keepWorkspace`. */
async function notifyOfEnd(
  tx: Transaction,
  exportId: string,
  kind: NotificationKind,
  createdAt: Date,
): Promise<void> {
  const row = await readExport(tx, exportId);
  if (row === null) return;
  const { workspaceId, createdBy: userId } = row;
  await notify(tx, { kind, workspaceId, userId, exportId, createdAt });
}

/** In the folder of what it is made of, so that it is deleted with it. */
const exportKey = (input: ExportInput, id: string): string => {
  const folder =
    'creationId' in input
      ? creationFolder(input.creationId)
      : documentFolder(input.workspaceId, input.documentId);
  return `${folder}/export-${id}`;
};

const savedIdOf = (input: ExportInput): string | null =>
  'savedCreationId' in input ? input.savedCreationId : null;

async function deleteFiles(
  dependencies: ExportJobDependencies,
  input: ExportInput,
  id: string,
): Promise<void> {
  const savedCreationId = savedIdOf(input);
  if (savedCreationId === null) await dependencies.storage.delete(exportKey(input, id));
  else await deleteUnlessSaved(dependencies, savedCreationId);
}

/** Of this machine, for temporary files or for stored ones. */
const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) ||
    isDiskFull(cause.cause));

/** @returns null when the creation is deleted */
async function findOrigin(
  dependencies: ExportJobDependencies,
  { creationId, workspaceId, document }: ExportRow,
): Promise<ExportOrigin | null> {
  if (document !== null) return originOfDocument(dependencies, workspaceId, document);
  const creation = await findCreationById(dependencies.database.orm, creationId ?? '');
  return creation && (await originOfCreation(dependencies, creation));
}

async function runExport(
  dependencies: ExportJobDependencies,
  input: ExportInput,
  id: string,
  context: JobContext,
): Promise<ExportOutput> {
  const row = await readExport(dependencies.database.orm, id);
  const origin = row && (await findOrigin(dependencies, row));
  if (row === null || origin === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-export-'));
  try {
    const provenance = await origin.readProvenance();
    const file = await makeFile(dependencies, { origin, provenance, input, row, folder }, context);
    const stored = await storeFile(dependencies, { input, id, file, folder }, context);
    return { file, provenance, stored };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Making {
  readonly origin: ExportOrigin;
  readonly provenance: Provenance;
  readonly input: ExportInput;
  readonly row: ExportRow;
  readonly folder: string;
}

async function makeFile(
  dependencies: ExportJobDependencies,
  { origin, provenance, input, row: { request, workspaceId }, folder }: Making,
  { signal, reportProgress }: JobContext,
): Promise<FittedFile> {
  const { findFfmpeg, threads } = dependencies;
  const facts = factsFor(origin, input.hasWatermark);
  const ffmpeg = await findFfmpeg();
  const plan = planOf(facts, request, openCodecs(ffmpeg));
  reportProgress({ stage: 'drawing', fraction: 0.02 });
  const wanted = {
    ...drawingSize(facts, plan, request.fit === 'crop'),
    ...(request.withoutBackdrop && { withoutBackdrop: true }),
  };
  const source = await origin.open(wanted, folder, signal);
  // A document is rendered by the thread.
  const begun = source.type === 'document' ? 0.05 : DRAWN;
  reportProgress({ stage: 'encoding', fraction: begun });
  // The copies of a creation that users see get the watermark when they are served.
  const hasWatermark = input.hasWatermark && savedIdOf(input) === null;
  const logo = await openLogo(dependencies, workspaceId, input, folder);
  const answer = await threads.run(
    { source, facts, request, hasWatermark, logo, provenance, ffmpeg, folder },
    {
      signal,
      onProgress: (fraction) =>
        reportProgress({ stage: 'encoding', fraction: begun + fraction * (0.97 - begun) }),
    },
  );
  return takeFile(answer);
}

/** @returns null for a file without a watermark of its own, also when the logo is gone */
async function openLogo(
  dependencies: ExportJobDependencies,
  workspaceId: string,
  { ownWatermark }: ExportInput,
  folder: string,
): Promise<LogoFile | null> {
  if (ownWatermark === null) return null;
  const { assetId, ...look } = ownWatermark;
  const path = await openWatermarkLogo(dependencies, workspaceId, { assetId }, folder);
  return path === null ? null : { ...look, path };
}

/** Part of the work, so that a full disk fails the job at once. */
async function storeFile(
  dependencies: ExportJobDependencies,
  {
    input,
    id,
    file,
    folder,
  }: Pick<Making, 'input' | 'folder'> & {
    readonly id: string;
    readonly file: FittedFile;
  },
  { signal }: JobContext,
): Promise<MadeFile['stored']> {
  const savedCreationId = savedIdOf(input);
  const stored: MadeFile['stored'] =
    savedCreationId === null
      ? {
          kind: 'file',
          written: await dependencies.storage.put(
            exportKey(input, id),
            file.bytes,
            FILE_FORMATS[file.format].mimeType,
          ),
        }
      : {
          kind: 'creation',
          files: await putSavedFiles(dependencies, savedCreationId, file, folder),
        };
  // Frees a file of perhaps a hundred megabytes now: this thread may collect no garbage for minutes.
  file.bytes.buffer.transfer(0);
  // The clean-up may have come before the file.
  if (signal.aborted) await deleteFiles(dependencies, input, id);
  signal.throwIfAborted();
  return stored;
}

const IMPOSSIBLE: Readonly<Partial<Record<ExportFailure, PlainMessageCode>>> = {
  noFormat: 'exportFormatUnavailable',
  tooManyPixels: 'exportTooManyPixels',
};

/** @throws AppError `conflict` when no acceptable file is possible */
function planOf(facts: SourceFacts, request: ExportRequest, available: AvailableFormats): FilePlan {
  const choice = { fit: request.fit ?? 'pad', available };
  const planned = planFile(facts, wishOf(request, facts), choice);
  if (planned.isPossible) return planned.plan;
  throw new AppError(IMPOSSIBLE[planned.reason] ?? 'exportDoesNotFit');
}

function takeFile(answer: ExportAnswer): FittedFile {
  if (answer.status === 'made') return answer.file;
  if (answer.status === 'encoderFailed') {
    throw new AppError('exportEncoderFailed', { cause: new Error(answer.message) });
  }
  throw new AppError(answer.status === 'empty' ? 'backdropUnavailable' : 'exportDoesNotFit');
}

/** The size in which a creation has to be drawn to fill the planned file, in its own proportions. */
function drawingSize(
  { width, height }: Pick<SourceFacts, 'width' | 'height'>,
  plan: FilePlan,
  isCropped: boolean,
): RedrawOptions {
  const ratios = [plan.width / width, plan.height / height] as const;
  return enlargedDrawing({ width, height }, isCropped ? Math.max(...ratios) : Math.min(...ratios));
}
