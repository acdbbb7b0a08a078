import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EXPORT_KEPT_DAYS,
  type ExportFailure,
  type ExportRequest,
  FILE_FORMATS,
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
import { AppError } from '../../platform/errors.ts';
import type { JobContext, JobDefinition } from '../../platform/jobs/index.ts';
import type { WrittenObject } from '../../platform/storage/storage.ts';
import { creationFolder, type CreationRow, findCreationById } from '../creations/index.ts';
import type { RedrawOptions } from '../sources/index.ts';
import { openSource, readFacts, type SourceDependencies } from '../sources/index.ts';
import { inStandardSize } from './check-size.ts';
import type { ExportAnswer } from './export-task.ts';
import type { ExportThreads } from './open-export-threads.ts';
import { wishOf } from './plan-export.ts';
import { EXPORT_JOB_KIND, readExport, recordFile } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Until the frames are there; the rest is encoding. */
const DRAWN = 0.4;
/** No drawing is larger. */
const DRAWING_SIDE_MAXIMUM = 3840;

/** Plans whose files have a watermark have them in standard resolution, too. */
const exportInput = z.object({ creationId: z.uuid(), hasWatermark: z.boolean() });
type ExportInput = z.infer<typeof exportInput>;

/** null: the creation is deleted. */
type ExportOutput = { readonly file: FittedFile; readonly written: WrittenObject } | null;
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
      const file = await runExport(dependencies, input, id, context);
      return file && { file, written: await storeFile(dependencies, input, id, file, context) };
    } catch (cause) {
      throw isDiskFull(cause) ? new AppError('diskFull', { cause }) : cause;
    }
  },
  discard: ({ id, input }) => dependencies.storage.delete(exportKey(input.creationId, id)),
  async onCompleted(tx, { id, input }, output) {
    if (output === null) return;
    const { bytes: _, delaysMs, encodes: __, ...file } = output.file;
    const isStill = delaysMs.length === 1;
    await recordFile(tx, id, {
      storageKey: exportKey(input.creationId, id),
      file: {
        ...file,
        ...output.written,
        frames: delaysMs.length,
        durationMs: isStill ? 0 : delaysMs.reduce((sum, delay) => sum + delay, 0),
      },
      expiresAt: new Date(dependencies.clock().getTime() + EXPORT_KEPT_DAYS * DAY_MS),
    });
  },
  async cleanUp({ id, input }) {
    const { database, storage } = dependencies;
    const row = await readExport(database.orm, id);
    if (row?.storageKey == null) await storage.delete(exportKey(input.creationId, id));
  },
});

/** In the folder of the creation, so that it is deleted with it. */
const exportKey = (creationId: string, id: string): string =>
  `${creationFolder(creationId)}/export-${id}`;

/** Part of the work, so that a full disk fails the job at once. */
async function storeFile(
  { storage }: ExportJobDependencies,
  { creationId }: ExportInput,
  id: string,
  { bytes, format }: FittedFile,
  { signal }: JobContext,
): Promise<WrittenObject> {
  const key = exportKey(creationId, id);
  const written = await storage.put(key, bytes, FILE_FORMATS[format].mimeType);
  // The clean-up may have come before the file.
  if (signal.aborted) await storage.delete(key);
  signal.throwIfAborted();
  return written;
}

/** Of this machine, for temporary files or for stored ones. */
const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) ||
    isDiskFull(cause.cause));

async function runExport(
  dependencies: ExportJobDependencies,
  { creationId, hasWatermark }: ExportInput,
  id: string,
  { signal, reportProgress }: JobContext,
): Promise<FittedFile | null> {
  const { database, threads } = dependencies;
  const row = await readExport(database.orm, id);
  const creation = await findCreationById(database.orm, creationId);
  if (row === null || creation === null) return null;
  const { request } = row;
  const ownFacts = await readFacts(dependencies, creation);
  const facts = hasWatermark ? inStandardSize(ownFacts) : ownFacts;
  const ffmpeg = await dependencies.findFfmpeg();
  const plan = planOf(facts, request, openCodecs(ffmpeg));
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-export-'));
  try {
    reportProgress({ stage: 'drawing', fraction: 0.02 });
    const wanted = {
      ...drawingSize(creation, plan, request.fit === 'crop'),
      ...(request.withoutBackdrop && { withoutBackdrop: true }),
    };
    const source = await openSource(dependencies, creation, wanted, folder, signal);
    reportProgress({ stage: 'encoding', fraction: DRAWN });
    const provenance = provenanceOf(creation);
    const answer = await threads.run(
      { source, facts, request, hasWatermark, provenance, ffmpeg, folder },
      {
        signal,
        onProgress: (fraction) =>
          reportProgress({ stage: 'encoding', fraction: DRAWN + fraction * (0.97 - DRAWN) }),
      },
    );
    return takeFile(answer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  { width, height }: Pick<CreationRow, 'width' | 'height'>,
  plan: FilePlan,
  isCropped: boolean,
): RedrawOptions {
  const ratios = [plan.width / width, plan.height / height] as const;
  const wanted = isCropped ? Math.max(...ratios) : Math.min(...ratios);
  const scale = Math.min(wanted, DRAWING_SIDE_MAXIMUM / Math.max(width, height));
  if (scale <= 1) return {};
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const provenanceOf = ({ model, settings, width, height }: CreationRow): Provenance => {
  const isIllustrated = model === null || model === 'illustrator';
  return {
    digitalSource: isIllustrated ? 'algorithmic' : 'trained',
    recipe: {
      engine: model ?? 'illustrator',
      seed: settings?.seed ?? 'unknown',
      aspect: settings?.aspect ?? `${width}:${height}`,
      width,
      height,
    },
  };
};
