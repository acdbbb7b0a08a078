import { Readable } from 'node:stream';
import {
  type Creation,
  DOCUMENT_ROUTES,
  type Export,
  EXPORT_ROUTES,
  pathTo,
  type Preflight,
  ROUTES,
  type SavedDocument,
} from '@loopwright/contract';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import {
  newTextLayer,
  readDocument,
  sourceFramesAt,
  type StudioDocument,
} from '@loopwright/studio';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { assets, creations, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { masterKey, sourceKey } from '../creations/creation.ts';
import { makeLoop } from './testing/make-loop.ts';
import { startExports } from './testing/start-exports.ts';

/** A GIF has 256 colors. */
const COLOR_TOLERANCE = 24;

describeOnEachDatabase('exports of documents', (open) => {
  let server: TestApp;
  let user: Browser;
  let runner: JobRunner;
  let creationId: string;
  let document: SavedDocument;

  beforeEach(async () => {
    server = await openTestApp(await open());
    user = await newUser(server, newForm());
    await setPlan('basic');
    creationId = await makeLoop(server, user);
    const made = await user.post(DOCUMENT_ROUTES.documents, { creationId });
    ({ document } = made.json<{ document: SavedDocument }>());
    runner = await startExports(server);
  });
  afterEach(async () => {
    await runner.stop(0);
    await server.close();
  });

  const setPlan = (plan: 'free' | 'basic' | 'premium') =>
    server.fixtures.database.orm.update(workspaces).set({ plan });
  const path = (route: string): string => pathTo(route, { id: document.id });

  /** Changes the document and saves it. */
  async function change(edit: (body: StudioDocument) => StudioDocument): Promise<void> {
    const body = edit(readDocument(document.body));
    const saved = await user.put(
      path(DOCUMENT_ROUTES.document),
      { name: 'My loop', body },
      { headers: { 'if-match': `"${document.version}"` } },
    );
    expect(saved.statusCode).toBe(200);
    document = { ...saved.json<{ document: SavedDocument }>().document, body };
  }

  const read = async (id: string): Promise<Export> =>
    (await user.get(pathTo(EXPORT_ROUTES.export, { id }))).json<{ export: Export }>().export;

  async function finished(body: object, route: string = DOCUMENT_ROUTES.exports): Promise<Export> {
    const response = await user.post(path(route), body);
    expect(response.statusCode).toBe(202);
    const { id } = response.json<{ export: Export }>().export;
    await eventually(async () => expect(['finished', 'failed']).toContain((await read(id)).status));
    return await read(id);
  }

  const download = async ({ file }: Export): Promise<Buffer> =>
    (await user.get(file?.url ?? '')).rawPayload;

  /** All frames below each other, RGBA. */
  const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> =>
    await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();

  const trimmed = (body: StudioDocument): StudioDocument => ({
    ...body,
    canvas: { width: 36, height: 64, background: '#102030' },
    frameCount: 8,
    layers: body.layers.map((layer) =>
      'time' in layer
        ? {
            ...layer,
            transform: { ...layer.transform, x: 18, y: 40 },
            time: { ...layer.time, trimStart: 4, trimEnd: 12 },
          }
        : layer,
    ),
  });

  it('have the size, the length and the pixels of the document', async () => {
    await change(trimmed);
    const made = await finished({ format: 'gif' });
    expect(made).toMatchObject({
      status: 'finished',
      creationId: null,
      documentId: document.id,
      savedCreationId: null,
      error: null,
      file: { width: 36, height: 64, frames: 8, durationMs: 800 },
    });
    // The picture stands at the lower edge: above it is the background.
    const pixels = await pixelsOf(await download(made));
    expect([...pixels.subarray(0, 4)]).toEqual([0x10, 0x20, 0x30, 255]);
    const master = await pixelsOf(
      (await server.fixtures.storage.get(masterKey(creationId, 'gif')))!,
    );
    const body = readDocument(document.body);
    const [layer] = body.layers;
    if (layer?.kind !== 'creation') throw new Error('The document shows its creation.');
    for (let index = 0; index < body.frameCount; index += 1) {
      const { first } = sourceFramesAt(layer.time, 20, index / body.frameCount);
      expect(first).toBe(4 + index);
      // The middle of the picture and of its frame.
      const at = (index * 64 + 40) * 36 + 18;
      const from = (first * 48 + 24) * 64 + 32;
      for (const channel of [0, 1, 2]) {
        const difference = pixels[at * 4 + channel]! - master[from * 4 + channel]!;
        expect(Math.abs(difference)).toBeLessThanOrEqual(COLOR_TOLERANCE);
      }
    }
  });

  it('fit places, are listed with the document, and are made once per change', async () => {
    const preflight = await user.post(path(DOCUMENT_ROUTES.preflight), {
      targets: ['slack-emoji'],
    });
    expect(preflight.json<Preflight>()).toMatchObject({
      canOmitBackdrop: false,
      results: [{ target: 'slack-emoji', result: 'fixable' }],
    });
    const made = await finished({ target: 'slack-emoji' });
    expect(made.file).toMatchObject({ width: 128, height: 128, frames: 20, durationMs: 2000 });
    expect(made.checks.every(({ passed }) => passed)).toBe(true);
    expect((await finished({ target: 'slack-emoji' })).id).toBe(made.id);

    server.time.now = new Date(server.time.now.getTime() + 1000);
    await change(trimmed);
    const changed = await finished({ target: 'slack-emoji' });
    expect(changed.id).not.toBe(made.id);
    expect(changed.file).toMatchObject({ frames: 8 });
    const listed = await user.get(path(DOCUMENT_ROUTES.exports));
    expect(listed.json<{ exports: Export[] }>().exports.map(({ id }) => id)).toEqual([
      changed.id,
      made.id,
    ]);
    const ofCreation = await user.get(pathTo(EXPORT_ROUTES.ofCreation, { id: creationId }));
    expect(ofCreation.json()).toEqual({ exports: [] });
    expect((await user.post(path(DOCUMENT_ROUTES.exports), { target: 'nowhere' })).json()).toEqual(
      expect.objectContaining({ code: 'unknownExportTarget' }),
    );
    const without = { target: 'slack-emoji', withoutBackdrop: true };
    expect((await user.post(path(DOCUMENT_ROUTES.exports), without)).json()).toEqual(
      expect.objectContaining({ code: 'backdropUnavailable' }),
    );
  });

  it('show captions, and the watermark once on the free plan', async () => {
    const plain = await pixelsOf(await download(await finished({ format: 'png' })));
    await change((body) => ({
      ...body,
      layers: [...body.layers, newTextLayer('layer-2', 'HELLO', body.canvas)],
    }));
    const captioned = await pixelsOf(await download(await finished({ format: 'png' })));
    expect(captioned.equals(plain)).toBe(false);
    await setPlan('free');
    const marked = await pixelsOf(await download(await finished({ format: 'png' })));
    expect(marked.length).toBe(captioned.length);
    expect(marked.equals(captioned)).toBe(false);
    // The mark is in the lower right corner.
    const upperHalf = marked.length / 2 - 64 * 4 * 8;
    expect(marked.subarray(0, upperHalf).equals(captioned.subarray(0, upperHalf))).toBe(true);
  });

  it('have standard resolution on the free plan, however large the canvas is', async () => {
    await change((body) => ({
      ...body,
      canvas: { width: 1280, height: 960, background: '#ffffff' },
      frameCount: 2,
    }));
    await setPlan('free');
    expect((await finished({ format: 'gif' })).file).toMatchObject({ width: 640, height: 480 });
    const refused = await user.post(path(DOCUMENT_ROUTES.exports), { format: 'gif', width: 1280 });
    expect(refused.json()).toMatchObject({ code: 'exportSizeNeedsSubscription' });
    await setPlan('basic');
    expect((await finished({ format: 'gif' })).file).toMatchObject({ width: 1280, height: 960 });
  });

  it('fail when a layer shows a file that is gone, unless it is hidden', async () => {
    const [row] = await server.fixtures.database.orm.select().from(creations);
    await server.fixtures.deleteForGood(row!.workspaceId, creationId);
    expect(await finished({ format: 'gif' })).toMatchObject({
      status: 'failed',
      error: { code: 'documentAssetUnknown' },
    });
    await change((body) => ({
      ...body,
      canvas: { ...body.canvas, background: '#ff0000' },
      layers: body.layers.map((layer) => ({ ...layer, isVisible: false })),
    }));
    const made = await finished({ format: 'png' });
    expect(made.status).toBe('finished');
    const [red, green] = await pixelsOf(await download(made));
    expect([red, green]).toEqual([255, 0]);
  });

  it('are deleted with the document', async () => {
    const made = await finished({ format: 'gif' });
    const other = await newUser(server, newForm());
    for (const url of [path(DOCUMENT_ROUTES.exports), made.file!.url]) {
      expect((await other.get(url)).statusCode).toBe(404);
    }
    await user.delete(path(DOCUMENT_ROUTES.document));
    expect((await user.get(path(DOCUMENT_ROUTES.exports))).statusCode).toBe(404);
    expect((await user.post(path(DOCUMENT_ROUTES.exports), { format: 'gif' })).statusCode).toBe(
      404,
    );
  });

  it('become creations in the gallery, once for each change, without tokens', async () => {
    const { orm } = server.fixtures.database;
    const tokens = async () =>
      (await user.get(ROUTES.me)).json<{ user: { tokensRemaining: number } }>().user
        .tokensRemaining;
    const before = await tokens();
    await change(trimmed);
    const [made, twin] = await Promise.all([
      finished({ format: 'gif' }, DOCUMENT_ROUTES.creations),
      finished({ format: 'gif' }, DOCUMENT_ROUTES.creations),
    ]);
    expect(made).toMatchObject({ status: 'finished', documentId: document.id, file: null });
    const id = made.savedCreationId!;
    expect([twin.id, twin.savedCreationId]).toEqual([made.id, id]);
    expect(await tokens()).toBe(before);

    const [row] = await orm.select().from(creations).where(eq(creations.id, id));
    expect(row).toMatchObject({
      kind: 'gif',
      prompt: 'My loop',
      parentId: creationId,
      width: 36,
      height: 64,
      settings: null,
    });
    const { creation } = (await user.get(pathTo(ROUTES.creation, { id }))).json<{
      creation: Creation;
    }>();
    expect((await user.get(creation.url)).statusCode).toBe(200);
    const [source] = await orm
      .select()
      .from(assets)
      .where(eq(assets.storageKey, sourceKey(id)));
    expect(source).toMatchObject({ role: 'source', frameCount: 8, durationMs: 800, width: 36 });
    const frames = (await server.fixtures.storage.get(sourceKey(id)))!;
    const opened = await openFrameDelta(() =>
      Readable.from([Buffer.from(frames)], { objectMode: false }),
    );
    const measured = opened.delaysMs.length;
    expect([opened.width, opened.height, measured]).toEqual([36, 64, 8]);
    expect((await user.get(path(DOCUMENT_ROUTES.exports))).json()).toEqual({ exports: [] });

    const still = await finished({ format: 'png' }, DOCUMENT_ROUTES.creations);
    const [image] = await orm
      .select()
      .from(creations)
      .where(eq(creations.id, still.savedCreationId!));
    expect(image).toMatchObject({ kind: 'image', width: 36, height: 64, model: 'scripted' });

    // Deleted creations are made again.
    await server.fixtures.deleteForGood(row!.workspaceId, id);
    const again = await finished({ format: 'gif' }, DOCUMENT_ROUTES.creations);
    expect(again.savedCreationId).not.toBe(id);
  });
});
