import { randomUUID } from 'node:crypto';
import type { FileFormat } from '@loopwright/contract';
import { encodeToBytes, sourceOfFrames } from '@loopwright/media';
import { CODECS } from '@loopwright/media/node';
import type { Database } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { jobs } from '../../../schema/schema.ts';
import { circlingFrames } from '../../media/testing/images.ts';
import { insertExport, recordFile } from '../store.ts';

/** A GIF of so many frames of 64 × 48 px, 100 ms each. */
export async function makeTestGif(frameCount: number): Promise<Uint8Array> {
  const size = { width: 64, height: 48, delaysMs: 100 };
  const source = sourceOfFrames(circlingFrames(64, 48, frameCount), size);
  return (await encodeToBytes(CODECS.gif, source, {})).bytes;
}

interface FinishedExport {
  readonly workspaceId: string;
  readonly creationId: string;
  /** What the row says; the bytes are always a GIF. */
  readonly format?: FileFormat;
  readonly width?: number;
}

/** Stores an export that has ended, with its file. @returns its id */
export async function addFinishedExport(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  made: FinishedExport,
): Promise<string> {
  const { workspaceId, creationId, format = 'gif', width = 64 } = made;
  const id = randomUUID();
  const createdAt = new Date('2026-11-18T12:00:00Z');
  const storageKey = `creations/${creationId}/export-${id}`;
  const written = await storage.put(storageKey, await makeTestGif(2), 'image/gif');
  await database.transaction(async (tx) => {
    await tx.insert(jobs).values({
      id,
      kind: 'export',
      workspaceId,
      input: { creationId, hasWatermark: false },
      priority: 0,
      concurrencyGroup: 'export',
      status: 'finished',
      createdAt,
    });
    await insertExport(tx, {
      id,
      workspaceId,
      creationId,
      request: { target: 'reddit' },
      requestHash: 'the hash',
      createdAt,
      expiresAt: createdAt,
    });
    await recordFile(tx, id, {
      storageKey,
      file: {
        ...written,
        format,
        width,
        height: 48,
        frames: 2,
        durationMs: 200,
        changes: [],
        checks: [],
      },
      expiresAt: new Date('2100-01-01T00:00:00Z'),
    });
  });
  return id;
}
