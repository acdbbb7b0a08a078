import {
  type Export,
  EXPORT_ROUTES,
  FILE_FORMATS,
  pathTo,
  SERVER_MESSAGES,
  SHORT_NAME,
} from '@loopwright/contract';
import type { StoredExportFile } from '../../schema/stored-values.ts';
import type { ExportRecord } from './store.ts';

/** An export as the API shows it. */
export function presentExport({ export: row, job }: ExportRecord): Export {
  const { request, file } = row;
  const target = 'target' in request ? request.target : null;
  return {
    id: row.id,
    creationId: row.creationId,
    documentId: row.documentId,
    savedCreationId: job.status === 'finished' ? row.savedCreationId : null,
    target,
    format: file?.format ?? ('format' in request ? request.format : null),
    status: job.status,
    stage: job.stage,
    fraction: job.fraction,
    file: file && presentFile(row.id, fileNameOf(file, target, row.createdAt), file),
    changes: [...(file?.changes ?? [])],
    checks: [...(file?.checks ?? [])],
    error: presentError(job),
    createdAt: row.createdAt.toISOString(),
    expiresAt: file === null ? null : row.expiresAt.toISOString(),
  };
}

const presentFile = (id: string, name: string, file: StoredExportFile): Export['file'] => ({
  url: pathTo(EXPORT_ROUTES.file, { id }),
  name,
  mimeType: FILE_FORMATS[file.format].mimeType,
  sizeBytes: file.sizeBytes,
  width: file.width,
  height: file.height,
  frames: file.frames,
  durationMs: file.durationMs,
  fps: file.durationMs === 0 ? 0 : (file.frames * 1000) / file.durationMs,
  flashes: file.flashes ?? null,
});

/** `loopwright-<timestamp>-<target>.<ext>`; of an export without a target the format stands there. */
export const fileNameOf = (
  { format }: Pick<StoredExportFile, 'format'>,
  target: string | null,
  createdAt: Date,
): string =>
  `${SHORT_NAME}-${createdAt.getTime()}-${target ?? format}.${FILE_FORMATS[format].extension}`;

function presentError({
  status,
  errorCode,
  errorParams,
  errorMessage,
}: ExportRecord['job']): Export['error'] {
  if (status === 'cancelled') {
    return { code: 'cancelled', params: {}, message: SERVER_MESSAGES.cancelled };
  }
  if (status !== 'failed') return null;
  return {
    code: errorCode ?? 'exportFailed',
    params: errorParams ?? {},
    message: errorMessage ?? SERVER_MESSAGES.exportFailed,
  };
}
