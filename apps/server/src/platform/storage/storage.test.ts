import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import { parseS3Url } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface Subject {
  readonly storage: Storage;
  readonly close: () => Promise<void>;
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'storage-'));

async function openLocal(): Promise<Subject> {
  const dataDirectory = await temporaryFolder();
  const storage = await openStorage({ storageUrl: null, dataDirectory });
  return { storage, close: () => rm(dataDirectory, { recursive: true }) };
}

async function openS3(): Promise<Subject> {
  const directory = await temporaryFolder();
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.run((error, address) => (error ? reject(error) : resolve(address)));
  });
  const storage = await openStorage({
    storageUrl: `s3://S3RVER:S3RVER@localhost:${port}/pictures?tls=false`,
    dataDirectory: directory,
  });
  const close = async () => {
    await storage.close();
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { storage, close };
}

describe.each([
  ['the local storage', openLocal],
  ['the S3 storage', openS3],
])('%s', (_, open) => {
  let subject: Subject;
  let storage: Storage;
  beforeAll(async () => {
    subject = await open();
    ({ storage } = subject);
  });
  afterAll(() => subject.close());

  const newKey = (name = 'master.png') => `creations/${randomUUID()}/${name}`;
  const text = (bytes: Uint8Array | null) =>
    bytes === null ? null : Buffer.from(bytes).toString();

  it('returns the stored bytes', async () => {
    const key = newKey();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);
    await storage.put(key, bytes, 'image/png');
    expect(Buffer.from((await storage.get(key)) ?? []).equals(bytes)).toBe(true);
  });

  it('returns null for an unknown key', async () => {
    expect(await storage.get(newKey())).toBeNull();
  });

  it('replaces an existing object', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('first and longer'), 'image/png');
    await storage.put(key, Buffer.from('second'), 'image/png');
    expect(text(await storage.get(key))).toBe('second');
  });

  it('deletes, and deleting again is no error', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('x'), 'image/png');
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  });

  it('deletes a folder and no other objects', async () => {
    const folder = `creations/${randomUUID()}`;
    await storage.put(`${folder}/a.png`, Buffer.from('a'), 'image/png');
    await storage.put(`${folder}/b/c.png`, Buffer.from('c'), 'image/png');
    await storage.put(`${folder}0/a.png`, Buffer.from('beside'), 'image/png');
    await storage.deleteFolder(folder);
    await storage.deleteFolder(folder);
    expect(await storage.get(`${folder}/a.png`)).toBeNull();
    expect(await storage.get(`${folder}/b/c.png`)).toBeNull();
    expect(text(await storage.get(`${folder}0/a.png`))).toBe('beside');
  });

  it('lists the objects of a folder and no others', async () => {
    const listed = async (folder: string) => {
      const found: { key: string; modifiedAt: Date }[] = [];
      for await (const object of storage.list(folder)) found.push(object);
      return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    };
    const folder = `creations/${randomUUID()}`;
    expect(await listed(folder)).toEqual([]);
    const before = Date.now();
    await storage.put(`${folder}/a.png`, Buffer.from('a'), 'image/png');
    await storage.put(`${folder}/b/c.png`, Buffer.from('c'), 'image/png');
    await storage.put(`${folder}0/a.png`, Buffer.from('beside'), 'image/png');
    const objects = await listed(folder);
    expect(objects.map(({ key }) => key)).toEqual([`${folder}/a.png`, `${folder}/b/c.png`]);
    for (const { modifiedAt } of objects) {
      // Some services store whole seconds.
      expect(modifiedAt.getTime()).toBeGreaterThan(before - 2_000);
      expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2_000);
    }
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a\0b', 'a b', ''])(
    'refuses the key %j',
    async (key) => {
      const refusal = /Not a storage key/;
      await expect(storage.put(key, new Uint8Array(1), 'image/png')).rejects.toThrow(refusal);
      await expect(storage.get(key)).rejects.toThrow(refusal);
      await expect(storage.delete(key)).rejects.toThrow(refusal);
      await expect(storage.deleteFolder(key)).rejects.toThrow(refusal);
      const list = async () => await storage.list(key)[Symbol.asyncIterator]().next();
      await expect(list()).rejects.toThrow(refusal);
    },
  );

  it('is ready', async () => expect(await storage.isReady()).toBe(true));
});

describe('the local storage', () => {
  it('leaves no partial file', async () => {
    const folder = await temporaryFolder();
    const storage = await openStorage({ storageUrl: `file://${folder}`, dataDirectory: '.' });
    await storage.put('a/b', Buffer.from('x'), 'image/png');
    await expect(storage.put('a', Buffer.from('x'), 'image/png')).rejects.toThrow(/EISDIR/);
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
    await rm(folder, { recursive: true });
    expect(await storage.isReady()).toBe(false);
  });
});

describe('the address of an S3 store', () => {
  it('contains all settings in one line', () => {
    expect(parseS3Url('s3://key:se%2Fcret@minio:9000/pictures?region=eu-west-1&tls=false')).toEqual(
      {
        endpoint: 'http://minio:9000',
        region: 'eu-west-1',
        bucket: 'pictures',
        accessKeyId: 'key',
        secretAccessKey: 'se/cret',
      },
    );
  });

  it.each([
    's3://key:secret@host',
    's3://host/bucket',
    'https://key:secret@host/bucket',
    'nonsense',
  ])('is refused without revealing the secret: %s', (url) => {
    expect(() => parseS3Url(url)).toThrow(/^STORAGE_URL must (?!.*:secret@host$)/);
  });
});
