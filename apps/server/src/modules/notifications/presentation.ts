import { EXPORT_ROUTES, type Notification, pathTo } from '@loopwright/contract';
import { mediaPathOf } from '../creations/index.ts';
import type { NotificationRecord } from './store.ts';

/** A notification as the API shows it. */
export const presentNotification = (record: NotificationRecord): Notification => ({
  id: record.id,
  kind: record.kind,
  isRead: record.readAt !== null,
  createdAt: record.createdAt.toISOString(),
  generationKind: record.generationKind,
  text: record.text,
  creation: record.creation && { id: record.creation.id, url: mediaPathOf(record.creation) },
  documentId: record.documentId,
  file: presentFile(record),
  error: presentError(record),
});

function presentFile({
  exportId,
  savedCreationId,
  file,
}: NotificationRecord): Notification['file'] {
  if (exportId === null || file === null || savedCreationId !== null) return null;
  return { url: pathTo(EXPORT_ROUTES.file, { id: exportId }), format: file.format };
}

const presentError = ({
  errorCode,
  errorParams,
  errorMessage,
}: NotificationRecord): Notification['error'] =>
  errorCode === null || errorMessage === null
    ? null
    : { code: errorCode, params: errorParams ?? {}, message: errorMessage };
