import type { Transaction } from '../../../platform/database/database.ts';
import { insertCreationAsset } from '../../creations/assets.ts';
import { sourceKey } from '../../creations/creation.ts';

/** Stores the row of a creation's source, as if a job had drawn it. */
export function addSource(tx: Transaction, workspaceId: string, creationId: string): Promise<void> {
  const createdAt = new Date('2026-11-18T12:00:00Z');
  const owner = { id: creationId, workspaceId, createdBy: workspaceId, createdAt };
  return insertCreationAsset(tx, owner, {
    role: 'source',
    storageKey: sourceKey(creationId),
    mimeType: 'application/octet-stream',
    sizeBytes: 6,
    sha256: 'the hash',
    width: 8,
    height: 8,
    frameCount: 8,
    durationMs: 1000,
  });
}
