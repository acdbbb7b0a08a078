import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskSpace } from '../../platform/storage/disk-space.ts';
import { openLocalStorage } from '../../platform/storage/local-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { receiveUpload, sweepUploads } from './upload-store.ts';

const HOUR_MS = 60 * 60 * 1000;

async function* chunks() {
  yield Buffer.from('first ');
  yield Buffer.from('second');
}
const WRITTEN = {
  sizeBytes: 12,
  sha256: createHash('sha256').update('first second').digest('hex'),
};

describe('an upload', () => {
  let folder: string;
  let storage: Storage;
  const warnings: unknown[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    storage = await openLocalStorage(folder);
    warnings.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const dependencies = (reserveBytes = 0) => ({
    storage,
    diskSpace: createDiskSpace({ folders: [folder], reserveBytes }),
    log: { warn: (...entry: unknown[]) => void warnings.push(entry) },
  });

  async function storedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list('uploads')) keys.push(key);
    return keys;
  }

  it('is stored and measured until it is disposed of', async () => {
    const upload = await receiveUpload(dependencies(), chunks());
    expect(upload).toMatchObject(WRITTEN);
    expect(Buffer.from(await upload.read()).toString()).toBe('first second');
    expect(await storedKeys()).toEqual([expect.stringMatching(/^uploads\/[\da-f-]{36}\.upload$/)]);
    await upload[Symbol.asyncDispose]();
    expect(await storedKeys()).toEqual([]);
    await expect(upload.read()).rejects.toThrow('An upload is gone from the storage.');
  });

  it('is not stored when its chunks fail', async () => {
    async function* broken() {
      yield Buffer.from('first ');
      throw new Error('The client has gone.');
    }
    await expect(receiveUpload(dependencies(), broken())).rejects.toThrow('The client has gone.');
    expect(await storedKeys()).toEqual([]);
  });

  it('is measured and not stored below the disk reserve', async () => {
    const upload = await receiveUpload(dependencies(Number.MAX_SAFE_INTEGER), chunks());
    expect(upload).toMatchObject(WRITTEN);
    expect(await storedKeys()).toEqual([]);
    await expect(upload.read()).rejects.toMatchObject({ code: 'diskFull', status: 503 });
    await upload[Symbol.asyncDispose]();
  });

  it('that cannot be deleted is logged, and swept a day later', async () => {
    const failing = { ...storage, delete: () => Promise.reject(new Error('not now')) };
    const upload = await receiveUpload({ ...dependencies(), storage: failing }, chunks());
    await upload[Symbol.asyncDispose]();
    expect(warnings).toHaveLength(1);

    const sweepAfter = (hours: number) =>
      sweepUploads({ storage, clock: () => new Date(Date.now() + hours * HOUR_MS) });
    expect(await sweepAfter(23)).toBe(0);
    expect(await storedKeys()).toHaveLength(1);
    expect(await sweepAfter(25)).toBe(1);
    expect(await storedKeys()).toEqual([]);
  });
});
