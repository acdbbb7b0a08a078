import type { Transaction } from '../../platform/database/database.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';
import { type CreationRow, creationReferenceKey, insertCreationAsset } from '../creations/index.ts';

const MIME_TYPE = 'image/png';

/**
 * Copies the reference image of a generation to its creation, for the job that draws the frames again.
 * @returns null when the image is gone
 */
export async function keepReferenceImage(
  storage: Storage,
  referenceKey: string,
  creationId: string,
): Promise<WrittenObject | null> {
  const image = await storage.get(referenceKey);
  return image && (await storage.put(creationReferenceKey(creationId), image, MIME_TYPE));
}

/** Stores the row of the copy. */
export async function recordReferenceImage(
  tx: Transaction,
  { id, workspaceId, createdBy }: Pick<CreationRow, 'id' | 'workspaceId' | 'createdBy'>,
  file: WrittenObject,
  createdAt: Date,
): Promise<void> {
  await insertCreationAsset(tx, id, {
    workspaceId,
    createdBy,
    role: 'reference',
    storageKey: creationReferenceKey(id),
    mimeType: MIME_TYPE,
    ...file,
    width: null,
    height: null,
    frameCount: null,
    durationMs: null,
    hasAlpha: false,
    expiresAt: null,
    createdAt,
  });
}
