import { Readable } from 'node:stream';
import {
  DOCUMENT_ROUTES,
  type MediaAsset,
  pathTo,
  type SavedDocument,
  UPLOAD_LIMITS,
} from '@loopwright/contract';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import { readDocument } from '@loopwright/studio';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assets, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepStudioFiles } from './sweep-uploads.ts';

const DAY_MS = 86_400_000;
const RED = { r: 200, g: 30, b: 30 };

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

/** Frames of 12 × 8 px that become lighter. */
function animation(count: number, format: 'gif' | 'webp', delay: number | number[] = 100) {
  const pixels = Buffer.concat(
    Array.from({ length: count }, (_, index) => Buffer.alloc(12 * 8 * 3, (index * 7) % 256)),
  );
  const raw = { width: 12, height: 8 * count, channels: 3, pageHeight: 8 } as const;
  const options = { loop: 0, delay, lossless: true };
  return sharp(pixels, { raw }).toFormat(format, options).toBuffer();
}

describeOnEachDatabase('uploads', (open) => {
  let server: TestApp;
  let user: Browser;
  beforeEach(async () => {
    server = await openTestApp(await open());
    user = await newUser(server, newForm());
  });
  afterEach(() => server.close());

  function send(bytes: Uint8Array | null, field = 'file', browser = user) {
    const form = new FormData();
    if (bytes !== null) form.set(field, new Blob([Buffer.from(bytes)]), 'a picture.png');
    return browser.post(DOCUMENT_ROUTES.uploads, form);
  }
  async function upload(bytes: Uint8Array): Promise<MediaAsset> {
    const response = await send(bytes);
    expect(response.statusCode).toBe(201);
    return response.json<{ upload: MediaAsset }>().upload;
  }
  const framesPath = ({ assetId }: MediaAsset): string =>
    pathTo(DOCUMENT_ROUTES.assetFrames, { id: assetId });
  async function readFrames(file: MediaAsset) {
    const bytes = (await user.get(framesPath(file))).rawPayload;
    const source = await openFrameDelta(() => Readable.from([bytes], { objectMode: false }));
    const frames: Buffer[] = [];
    for await (const frame of source.frames()) frames.push(Buffer.from(frame));
    return { ...source, pixels: frames };
  }
  const rowOf = async ({ assetId }: MediaAsset) =>
    (await server.fixtures.database.orm.select().from(assets).where(eq(assets.id, assetId)))[0];

  it.each(['png', 'webp', 'jpeg', 'gif'] as const)('take stills: %s', async (format) => {
    const file = await upload(await still(24, 16).toFormat(format, { quality: 100 }).toBuffer());
    expect(file).toMatchObject({ width: 24, height: 16, frameCount: 1, durationMs: 0 });
    const { pixels, delaysMs } = await readFrames(file);
    expect(delaysMs).toEqual([0]);
    expect(pixels).toHaveLength(1);
    expect(Math.abs(pixels[0]![0]! - RED.r)).toBeLessThan(6);
    expect(file.sha256).toMatch(/^[\da-f]{64}$/);
    expect(await rowOf(file)).toMatchObject({ role: 'upload', sha256: file.sha256 });
  });

  it.each(['gif', 'webp'] as const)('take animations with their delays: %s', async (format) => {
    const delays = Array.from({ length: 9 }, (_, index) => 50 + 10 * index);
    const file = await upload(await animation(9, format, delays));
    expect(file).toMatchObject({ width: 12, height: 8, frameCount: 9, durationMs: 810 });
    const { delaysMs, pixels } = await readFrames(file);
    expect(delaysMs).toEqual(delays);
    expect(pixels.map((frame) => Math.round(frame[0]! / 7))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('show frames without a delay as browsers do', async () => {
    const file = await upload(await animation(4, 'gif', 0));
    expect(file).toMatchObject({ frameCount: 4, durationMs: 400 });
  });

  it('turn photographs upright and keep no metadata', async () => {
    const photo = await still(40, 20)
      .withExif({ IFD0: { Artist: 'an artist' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('an artist')).toBe(true);
    const file = await upload(photo);
    expect(file).toMatchObject({ width: 20, height: 40 });
    const bytes = (await user.get(framesPath(file))).rawPayload;
    expect(bytes.includes('an artist')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  it('are kept no larger than anything is exported', async () => {
    const wide = await upload(await still(5000, 1000).jpeg().toBuffer());
    expect(wide).toMatchObject({ width: 3840, height: 768 });
    const { pixels } = await readFrames(wide);
    expect(pixels[0]).toHaveLength(3840 * 768 * 4);
  });

  it('keep transparent pixels', async () => {
    const clear = sharp({
      create: { width: 6, height: 6, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    });
    const { pixels, hasAlpha } = await readFrames(await upload(await clear.png().toBuffer()));
    expect([hasAlpha, pixels[0]![3]]).toEqual([true, 0]);
  });

  it.each([
    ['text', Buffer.from('hello'), 415, 'imageUnsupported'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'imageUnsupported'],
    ['a fake GIF', Buffer.from('GIF89a and nothing more'), 400, 'imageDamaged'],
    ['nothing', null, 400, 'invalid'],
    ['no bytes', Buffer.alloc(0), 415, 'imageUnsupported'],
    ['too many bytes', Buffer.alloc(UPLOAD_LIMITS.bytes + 1), 413, 'uploadTooLarge'],
  ])('refuse %s', async (_, bytes, status, code) => {
    const response = await send(bytes);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await server.fixtures.database.orm.select().from(assets)).toEqual([]);
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  it('refuse too many frames and too many pixels, before they are decoded', async () => {
    const long = await send(await animation(UPLOAD_LIMITS.frames + 1, 'gif'));
    expect(long.json()).toMatchObject({
      code: 'uploadTooManyFrames',
      params: { maximum: UPLOAD_LIMITS.frames },
    });
    const large = await still(10_000, 4001).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(large)).json()).toMatchObject({ code: 'imageTooManyPixels' });
    // A GIF whose screen and frame say that they are 65,535 pixels wide and high.
    const bomb = await still(9, 9).gif().toBuffer();
    bomb.fill(0xff, 6, 10);
    const frame = bomb.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 9, 0, 9, 0]));
    bomb.fill(0xff, frame + 5, frame + 9);
    expect((await send(bomb)).json()).toMatchObject({ code: 'imageTooManyPixels' });
  });

  it('refuse a file that is cut off', async () => {
    const noise = Buffer.from(
      Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251),
    );
    const raw = { width: 60, height: 40, channels: 3 } as const;
    const bytes = await sharp(noise, { raw }).png().toBuffer();
    const response = await send(bytes.subarray(0, bytes.length / 2));
    expect(response.json()).toMatchObject({ code: 'imageDamaged' });
  });

  it('are refused when the storage of the plan is full', async () => {
    const file = await upload(await still(10, 10).png().toBuffer());
    const { orm } = server.fixtures.database;
    await orm.update(assets).set({ sizeBytes: 1e13 }).where(eq(assets.id, file.assetId));
    const response = await send(await still(10, 10).png().toBuffer());
    expect(response.json()).toMatchObject({ code: 'storageFull' });
  });

  it('become documents, and are files of their workspace alone', async () => {
    const file = await upload(await animation(5, 'gif'));
    const made = await user.post(DOCUMENT_ROUTES.documents, {
      uploadId: file.assetId,
      name: 'My cat',
    });
    const { document } = made.json<{ document: SavedDocument }>();
    expect(document).toMatchObject({ name: 'My cat', width: 16, height: 16, frameCount: 5 });
    expect(readDocument(document.body).layers).toMatchObject([
      { kind: 'upload', source: { assetId: file.assetId, sha256: file.sha256 } },
    ]);
    const other = await newUser(server, newForm());
    expect((await other.get(framesPath(file))).statusCode).toBe(404);
    const stolen = await other.post(DOCUMENT_ROUTES.documents, { uploadId: file.assetId });
    expect(stolen.statusCode).toBe(404);
  });

  it('are deleted after a week when no document shows them', async () => {
    const { database, storage } = server.fixtures;
    await database.orm.update(workspaces).set({ plan: 'premium' });
    const [used, unused] = [
      await upload(await animation(3, 'gif')),
      await upload(await still(20, 20).png().toBuffer()),
    ];
    await user.post(DOCUMENT_ROUTES.documents, { uploadId: used.assetId });
    const sweep = () => sweepStudioFiles({ database, storage, clock: () => server.time.now });
    expect(await sweep()).toBe(0);
    server.time.now = new Date(server.time.now.getTime() + 8 * DAY_MS);
    expect(await sweep()).toBe(1);
    expect(await rowOf(unused)).toBeUndefined();
    expect(await rowOf(used)).toBeDefined();
    expect((await readFrames(used)).pixels).toHaveLength(3);

    // A file without a row is as old as the real clock says.
    const orphan = `studio/${crypto.randomUUID()}/${crypto.randomUUID()}.frames`;
    await storage.put(orphan, Buffer.from('left over'), 'application/octet-stream');
    server.time.now = new Date(Date.now() + 2 * DAY_MS);
    expect(await sweep()).toBe(1);
    expect(await storage.get(orphan)).toBeNull();
    expect((await readFrames(used)).pixels).toHaveLength(3);
  });
});
