import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeS3 } from '../../testing/fake-s3.ts';
import { openStorage } from './open-storage.ts';
import { parseS3Url } from './s3-storage.ts';
import type { ByteRange, Storage } from './storage.ts';

interface Subject {
  /** Where content is until it is complete. */
  readonly temporaryFolder: string;
  readonly storage: Storage;
  readonly close: () => Promise<void>;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'storage-'));

async function openLocal(): Promise<Subject> {
  const dataDirectory = await newFolder();
  const storage = await openStorage({ storageUrl: null, dataDirectory });
  const temporaryFolder = join(dataDirectory, 'media', '.incoming');
  return { storage, temporaryFolder, close: () => rm(dataDirectory, { recursive: true }) };
}

async function openS3(): Promise<Subject> {
  const directory = await newFolder();
  const { storageUrl, close: closeServer } = await startFakeS3(directory);
  const storage = await openStorage({ storageUrl, dataDirectory: directory });
  const close = async () => {
    await storage.close();
    await closeServer();
    await rm(directory, { recursive: true });
  };
  return { storage, temporaryFolder: join(directory, 'incoming'), close };
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

  it('takes content as it comes, and says its size and SHA-256', async () => {
    const key = newKey('clip');
    // More than one part of an S3 upload.
    const chunk = Buffer.alloc(1_000_000, 'loop');
    async function* chunks() {
      for (let index = 0; index < 7; index += 1) yield chunk;
    }
    const written = await storage.put(key, chunks(), 'video/mp4');
    const whole = Buffer.concat(Array.from({ length: 7 }, () => chunk));
    const sha256 = createHash('sha256').update(whole).digest('hex');
    expect(written).toEqual({ sizeBytes: 7_000_000, sha256 });
    expect(await storage.put(newKey(), whole, 'image/png')).toEqual(written);
    expect(whole.equals((await storage.get(key)) ?? new Uint8Array())).toBe(true);
  });

  it('keeps content that comes slowly in a file, and never shows a part of it', async () => {
    const key = newKey();
    const { promise: hasRead, resolve: read } = Promise.withResolvers<void>();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    async function* slow() {
      yield Buffer.from('the first half, ');
      read();
      await mayGoOn;
      yield Buffer.from('the second');
    }
    const putting = storage.put(key, slow(), 'image/png');
    await hasRead;
    expect(await readdir(subject.temporaryFolder)).toHaveLength(1);
    expect(await storage.get(key)).toBeNull();
    goOn();
    expect(await putting).toMatchObject({ sizeBytes: 26 });
    expect(text(await storage.get(key))).toBe('the first half, the second');
    expect(await readdir(subject.temporaryFolder)).toEqual([]);
  });

  it('keeps what was there when content fails on its way', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('before'), 'image/png');
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('The client has gone.');
    }
    await expect(storage.put(key, broken(), 'image/png')).rejects.toThrow('The client has gone.');
    expect(text(await storage.get(key))).toBe('before');
    expect(await readdir(subject.temporaryFolder)).toEqual([]);
  });

  it('opens a part or the whole for reading', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('0123456789'), 'image/png');
    expect(await storage.size(key)).toBe(10);
    const read = async (range?: ByteRange) => {
      const stream = await storage.open(key, range);
      return stream === null ? null : Buffer.concat(await stream.toArray()).toString();
    };
    expect(await read()).toBe('0123456789');
    expect(await read({ first: 2, last: 4 })).toBe('234');
    expect(await read({ first: 9, last: 9 })).toBe('9');
  });

  it('has neither size nor content under a key never put', async () => {
    expect(await storage.size(newKey())).toBeNull();
    expect(await storage.open(newKey())).toBeNull();
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
      await expect(storage.size(key)).rejects.toThrow(refusal);
      await expect(storage.open(key)).rejects.toThrow(refusal);
      await expect(storage.delete(key)).rejects.toThrow(refusal);
      await expect(storage.deleteFolder(key)).rejects.toThrow(refusal);
      const list = async () => await storage.list(key)[Symbol.asyncIterator]().next();
      await expect(list()).rejects.toThrow(refusal);
    },
  );

  it('is ready', async () => expect(await storage.isReady()).toBe(true));
});

describe('signed URLs', () => {
  const options = {
    signedAt: new Date('2026-11-24T12:00:00Z'),
    expiresInSeconds: 60,
    mimeType: 'image/gif',
    disposition: 'attachment; filename="a.gif"',
  };
  const after = (seconds: number) => new Date(options.signedAt.getTime() + seconds * 1000);

  it('of S3 answer with the object, its type and name until they expire', async () => {
    const { storage, close } = await openS3();
    const key = `creations/${randomUUID()}/master.gif`;
    await storage.put(key, Buffer.from('0123456789'), 'image/png');
    const now = { ...options, signedAt: new Date() };
    const url = await storage.signUrl(key, now);
    const whole = await fetch(url);
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('content-type')).toBe('image/gif');
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="a.gif"');
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const longAgo = { ...options, signedAt: new Date(Date.now() - 61_000) };
    expect((await fetch(await storage.signUrl(key, longAgo))).status).toBe(403);
    // The service of this test does not check signatures; that they cover all of the URL can be seen.
    const signatureOf = async (signedKey: string, disposition: string) =>
      new URL(await storage.signUrl(signedKey, { ...now, disposition })).searchParams.get(
        'X-Amz-Signature',
      );
    const signatures = [
      await signatureOf(key, now.disposition),
      await signatureOf(`${key}2`, now.disposition),
      await signatureOf(key, 'inline'),
    ];
    expect(new Set(signatures).size).toBe(3);
    expect(signatures).not.toContain(null);
    await storage.delete(key);
    expect((await fetch(url)).status).toBe(404);
    await close();
  });

  it('of local files say what may be read, until they expire, in every process', async () => {
    const dataDirectory = await newFolder();
    const storage = await openStorage({ storageUrl: null, dataDirectory });
    const other = await openStorage({ storageUrl: null, dataDirectory });
    const { mimeType, disposition } = options;
    const url = await storage.signUrl('creations/a/master.gif', options);
    const file = { key: 'creations/a/master.gif', mimeType, disposition };
    expect(other.verifyUrl?.(url, after(59))).toEqual(file);
    expect(storage.verifyUrl?.(url, after(60))).toBeNull();
    for (const forged of [
      url.replace('/a/', '/b/'),
      url.replace('a.gif', 'b.gif'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/&signature=.*/, ''),
      `${url}x`,
      '',
    ]) {
      expect(storage.verifyUrl?.(forged, after(1))).toBeNull();
    }
    await rm(dataDirectory, { recursive: true });
    const elsewhere = await newFolder();
    const foreign = await openStorage({ storageUrl: null, dataDirectory: elsewhere });
    expect(foreign.verifyUrl?.(url, after(1))).toBeNull();
    await rm(elsewhere, { recursive: true });
  });
});

describe('the local storage', () => {
  it('leaves no partial file', async () => {
    const folder = await newFolder();
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
    expect(parseS3Url('s3://key:se%2Fcret@minio:9000/images?region=eu-west-1&tls=false')).toEqual({
      endpoint: 'http://minio:9000',
      region: 'eu-west-1',
      bucket: 'images',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    });
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
