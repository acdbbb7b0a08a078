import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { DiskSpace } from '../../platform/storage/disk-space.ts';
import { measured } from '../../platform/storage/measured.ts';
import { findOrphans } from '../../platform/storage/orphans.ts';
import type { Storage, WrittenObject } from '../../platform/storage/storage.ts';

const FOLDER = 'uploads';

const uploadKeyOf = (id: string): string => `${FOLDER}/${id}.upload`;

/** A file as it came with a request. */
export interface Upload extends WrittenObject {
  /** @throws AppError `diskFull` when it was not stored because the disk is almost full */
  read(): Promise<Uint8Array>;
}

/** An upload that is in storage until it is disposed of. */
export type StoredUpload = Upload & AsyncDisposable;

export interface UploadDependencies {
  readonly storage: Storage;
  readonly diskSpace: Pick<DiskSpace, 'checkRoom'>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Writes an upload to the storage as it comes, so that many slow uploads take little memory. Below the
 * disk reserve it is only measured: the request is refused for it, but in the order of its checks.
 * @param chunks when they throw, nothing is stored
 */
export async function receiveUpload(
  { storage, diskSpace, log }: UploadDependencies,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredUpload> {
  const refusal = await diskSpace.checkRoom().catch((cause: Error) => cause);
  if (refusal instanceof Error) {
    const written = await measure(chunks);
    const read = () => Promise.reject(refusal);
    return { ...written, read, [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const key = uploadKeyOf(randomUUID());
  const written = await storage.put(key, chunks, 'application/octet-stream');
  return {
    ...written,
    async read() {
      const bytes = await storage.get(key);
      if (bytes === null) throw new Error('An upload is gone from the storage.');
      return bytes;
    },
    [Symbol.asyncDispose]: () =>
      // The answer no longer depends on it: the sweep deletes what is left.
      storage.delete(key).catch((err: unknown) => log.warn({ err }, 'an upload was not deleted')),
  };
}

async function measure(chunks: AsyncIterable<Uint8Array>): Promise<WrittenObject> {
  const content = measured(chunks);
  for await (const _ of content.chunks);
  return content.result();
}

/**
 * Deletes uploads whose process died before it could.
 * @returns how many there were
 */
export async function sweepUploads(parts: {
  readonly storage: Storage;
  readonly clock: Clock;
}): Promise<number> {
  const { storage, clock } = parts;
  // An upload has no row, and none is needed after a day.
  const { ids } = await findOrphans(storage, FOLDER, clock(), async () => []);
  for (const id of ids) await storage.delete(uploadKeyOf(id));
  return ids.length;
}
