import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskSpace, localFolders } from './disk-space.ts';

const TOO_MUCH = Number.MAX_SAFE_INTEGER;

describe('the free disk space', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'disk-space-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is measured in the folders of the files', async () => {
    const later = path.join(folder, 'not', 'there', 'yet');
    const space = await createDiskSpace({ folders: [later], reserveBytes: 0 }).measure();
    const { bsize, blocks } = await statfs(folder);
    expect(space?.folder).toBe(later);
    expect(space?.freeBytes).toBeGreaterThan(0);
    expect(space?.freeBytes).toBeLessThanOrEqual(blocks * bsize);
  });

  it('is sufficient above the reserve, and without a reserve', async () => {
    for (const reserveBytes of [0, 1]) {
      const space = createDiskSpace({ folders: [folder], reserveBytes });
      await expect(space.checkStart()).resolves.toBeUndefined();
      await expect(space.checkRoom()).resolves.toBeUndefined();
    }
  });

  it('is too little below the reserve, with errors for operator and user', async () => {
    const space = createDiskSpace({ folders: [folder], reserveBytes: TOO_MUCH });
    await expect(space.checkStart()).rejects.toThrow(
      new RegExp(
        `^Too little disk space to start: \\d+ MB are free in ${folder}, .*DISK_RESERVE_MB`,
      ),
    );
    await expect(space.checkRoom()).rejects.toMatchObject({
      kind: 'unavailable',
      publicMessage: SERVER_MESSAGES.diskFull,
      retryAfterSeconds: 60,
    });
  });

  it('is irrelevant when no files are stored on this machine', async () => {
    const space = createDiskSpace({ folders: [], reserveBytes: TOO_MUCH });
    expect(await space.measure()).toBeNull();
    await expect(space.checkRoom()).resolves.toBeUndefined();
  });

  it('is measured again after five seconds', async () => {
    let nowMs = 1000;
    const options = { folders: [folder], reserveBytes: 0, nowMs: () => nowMs };
    const space = createDiskSpace(options);
    const first = space.measure();
    nowMs += 4999;
    expect(space.measure()).toBe(first);
    nowMs += 1;
    expect(space.measure()).not.toBe(first);
  });
});

describe('the folders of a process', () => {
  const dataDirectory = '/srv/data';
  const postgres = 'postgres://database/loopwright';
  it.each([
    ['the data directory', null, null, ['/srv/data']],
    ['both', null, 'file:///srv/media', ['/srv/data', '/srv/media']],
    ['the storage', postgres, 'file:///srv/media', ['/srv/media']],
    ['the data directory', postgres, null, ['/srv/data']],
    ['none', postgres, 's3://key:secret@host/bucket', []],
  ])('are %s', (_, databaseUrl, storageUrl, folders) => {
    expect(localFolders({ dataDirectory, databaseUrl, storageUrl })).toEqual(folders);
  });
});
