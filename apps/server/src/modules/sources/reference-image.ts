import type { Transaction } from '../../platform/database/database.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';
import { type CreationRow, creationReferenceKey, insertCreationAsset } from '../creations/index.ts';

const MIME_TYPE = 'image/png';

/**
 * Keeps the image that a creation's frames are drawn again with, for the job that does so.
 * @param image PNG
 */
export const keepReferenceImage = (
  storage: Storage,
  image: Uint8Array,
  creationId: string,
): Promise<WrittenObject> => storage.put(creationReferenceKey(creationId), image, MIME_TYPE);

/** Stores the row of the copy. */
export async function recordReferenceImage(
  tx: Transaction,
  { id, workspaceId, createdBy }: Pick<CreationRow, 'id' | 'workspaceId' | 'createdBy'>,
  file: WrittenObject,
  createdAt: Date,
): Promise<void> {
  const owner = { id, workspaceId, createdBy, createdAt };
  await insertCreationAsset(tx, owner, {
    ...file,
    role: 'reference',
    storageKey: creationReferenceKey(id),
    mimeType: MIME_TYPE,
  });
}
