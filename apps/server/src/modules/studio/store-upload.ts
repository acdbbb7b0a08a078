import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { UPLOAD_LIMITS } from '@loopwright/contract';
import { FRAME_DELTA_MIME_TYPE } from '@loopwright/media/node';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import type { DecodedUpload, DecodeUploadTask, UploadThread } from './decode-upload.ts';
import { uploadKey } from './storage-keys.ts';

interface StoreUploadDependencies {
  readonly storage: Pick<Storage, 'put'>;
  readonly clock: Clock;
  readonly uploadThread: Pick<UploadThread, 'decode'>;
}

/**
 * Decodes a file, and stores its frames.
 * @returns the row of the asset, which the caller writes
 * @throws AppError `unsupported-type` or `invalid` when it is no picture, damaged or too large; nothing is stored
 */
export async function storeUpload(
  { storage, clock, uploadThread }: StoreUploadDependencies,
  { workspaceId, userId: createdBy }: Pick<UserPrincipal, 'workspaceId' | 'userId'>,
  task: Omit<DecodeUploadTask, 'framesPath'>,
) {
  const { framesPath, ...measures } = await decodeUpload(uploadThread, task);
  const id = randomUUID();
  const storageKey = uploadKey(workspaceId, id);
  const mimeType = FRAME_DELTA_MIME_TYPE;
  const written = await storage.put(storageKey, createReadStream(framesPath), mimeType);
  const file = { ...measures, ...written, mimeType, storageKey };
  return { id, workspaceId, createdBy, ...file, createdAt: clock() };
}

/**
 * Decodes a file into a file of frames beside it.
 * @throws AppError `unsupported-type` or `invalid` when it is no picture, damaged or too large, or moves and may not
 */
export async function decodeUpload(
  uploadThread: Pick<UploadThread, 'decode'>,
  task: Omit<DecodeUploadTask, 'framesPath'>,
) {
  const framesPath = `${task.path}.frames`;
  const decoded = await uploadThread.decode({ ...task, framesPath });
  if (decoded.status === 'refused') throw refusal(decoded);
  const { status: _, ...measures } = decoded;
  return { framesPath, ...measures };
}

/** What the user is told about a file that cannot be used. */
const refusal = ({ reason }: Extract<DecodedUpload, { status: 'refused' }>): AppError =>
  reason === 'uploadTooManyFrames'
    ? new AppError(reason, { params: { maximum: UPLOAD_LIMITS.frames } })
    : new AppError(reason);
