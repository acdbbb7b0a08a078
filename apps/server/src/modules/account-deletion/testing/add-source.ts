import type { Transaction } from '../../../platform/database/database.ts';
import { insertCreationAsset } from '../../creations/assets.ts';
import { sourceKey } from '../../creations/creation.ts';

/** Stores the row of a creation's source, as if a job had drawn it. */
export const addSource = (
  tx: Transaction,
  workspaceId: string,
  creationId: string,
): Promise<void> =>
  insertCreationAsset(tx, creationId, {
    workspaceId,
    createdBy: workspaceId,
    role: 'source',
    storageKey: sourceKey(creationId),
    mimeType: 'application/octet-stream',
    sizeBytes: 6,
    sha256: 'the hash',
    width: 8,
    height: 8,
    frameCount: 8,
    durationMs: 1000,
    hasAlpha: false,
    expiresAt: null,
    createdAt: new Date('2026-11-18T12:00:00Z'),
  });
