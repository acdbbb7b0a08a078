import { randomUUID } from 'node:crypto';
import {
  type AssetCreation,
  DOCUMENT_ROUTES,
  type DocumentsAnswer,
  type MediaAsset,
  pathTo,
  type PlanName,
  ROUTES,
  type SavedDocument,
  UNDO_DELETION_MS,
} from '@loopwright/contract';
import { emptyDocument, newMediaLayer, readDocument, STUDIO_LIMITS } from '@loopwright/studio';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documents, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeLoop as makeTestLoop } from '../exports/testing/make-loop.ts';
import { sweepDocuments } from './sweep-documents.ts';

const BLANK = { width: 480, height: 270, name: 'A blank one' };

describeOnEachDatabase('documents of the Studio', (open) => {
  let server: TestApp;
  let user: Browser;
  beforeEach(async () => {
    server = await openTestApp(await open());
    user = await newUser(server, newForm());
  });
  afterEach(() => server.close());

  const setPlan = (plan: PlanName) => server.fixtures.database.orm.update(workspaces).set({ plan });
  const codeOf = (response: { json(): unknown }): string =>
    (response.json() as { code: string }).code;
  const documentOf = (response: { json(): unknown }): SavedDocument =>
    (response.json() as { document: SavedDocument }).document;
  const pathOf = (id: string): string => pathTo(DOCUMENT_ROUTES.document, { id });

  async function create(body: object = BLANK, browser = user): Promise<SavedDocument> {
    const response = await browser.post(DOCUMENT_ROUTES.documents, body);
    expect(response.statusCode).toBe(201);
    return documentOf(response);
  }

  const save = (
    { id, version }: Pick<SavedDocument, 'id' | 'version'>,
    change: object,
    browser = user,
  ) => browser.put(pathOf(id), change, { headers: { 'if-match': `"${version}"` } });

  const readList = async (browser = user): Promise<DocumentsAnswer> =>
    (await browser.get(DOCUMENT_ROUTES.documents)).json<DocumentsAnswer>();

  /** A loop of 64 by 48 pixels with 20 frames of 100 ms each, whose frames are not stored. */
  async function makeLoop(browser = user): Promise<string> {
    await setPlan('basic');
    return await makeTestLoop(server, browser);
  }

  const readMedia = async (creationId: string, browser = user): Promise<MediaAsset> =>
    (await browser.get(pathTo(DOCUMENT_ROUTES.creationMedia, { id: creationId }))).json<{
      media: MediaAsset;
    }>().media;

  it('are made blank, listed, read, changed and duplicated', async () => {
    const made = await create();
    expect(made).toMatchObject({ name: 'A blank one', version: 1, width: 480, height: 270 });
    expect(readDocument(made.body).layers).toEqual([]);

    const body = { ...emptyDocument({ width: 100, height: 200, background: null }), frameCount: 7 };
    const saved = await save(made, { name: 'Changed', body });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    const head = { name: 'Changed', version: 2, width: 100, height: 200, frameCount: 7 };
    expect(documentOf(saved)).toMatchObject(head);
    const read = await user.get(pathOf(made.id));
    expect(read.headers.etag).toBe('"2"');
    expect(documentOf(read)).toMatchObject({ ...head, body });

    const copied = await user.post(pathTo(DOCUMENT_ROUTES.copies, { id: made.id }), {});
    expect(documentOf(copied)).toMatchObject({ ...head, version: 1, body });
    const { items, maximum } = await readList();
    expect(maximum).toBe(3);
    expect(items.map(({ name, previewUrl }) => [name, previewUrl])).toEqual([
      ['Changed', null],
      ['Changed', null],
    ]);
  });

  it('are made of a creation, in its size, length and rate, and show its frames', async () => {
    const creationId = await makeLoop();
    const made = await create({ creationId });
    const body = readDocument(made.body);
    expect(body).toMatchObject({
      canvas: { width: 64, height: 48, background: '#ffffff' },
      fps: 10,
      frameCount: 20,
      layers: [{ kind: 'creation', name: 'a cat', source: { frameCount: 20, durationMs: 2000 } }],
    });
    expect(made).toMatchObject({ name: 'a cat', creationId });
    const media = await readMedia(creationId);
    expect(body.layers[0]).toMatchObject({ source: media });

    const frames = pathTo(DOCUMENT_ROUTES.assetFrames, { id: media.assetId });
    const clean = await user.get(frames);
    expect(clean.headers['content-type']).toBe('application/vnd.loopwright.frames');
    expect(clean.body).toMatch(/ mark:false poster:null$/);
    await setPlan('free');
    expect((await user.get(frames)).body).toMatch(/ mark:true poster:null$/);
    expect((await readList()).items[0]!.previewUrl).toMatch(/^\/media\/.+\.gif\?poster=480$/);
  });

  it('outlive the creation that they were made from', async () => {
    const creationId = await makeLoop();
    const made = await create({ creationId });
    await user.delete(pathTo(ROUTES.creation, { id: creationId }));
    const frames = pathTo(DOCUMENT_ROUTES.assetFrames, {
      id: (readDocument(made.body).layers[0] as { source: MediaAsset }).source.assetId,
    });
    expect((await user.get(frames)).statusCode).toBe(404);
    // What shows it already can be changed; it is shown as a placeholder.
    expect((await save(made, { name: 'Without it', body: made.body })).statusCode).toBe(200);
    expect((await readList()).items[0]!.previewUrl).toBeNull();
  });

  it('say how the creation was made that a layer shows', async () => {
    const creationId = await makeLoop();
    const { assetId } = await readMedia(creationId);
    const path = pathTo(DOCUMENT_ROUTES.assetCreation, { id: assetId });
    const { creation } = (await user.get(path)).json<{ creation: AssetCreation }>();
    expect(creation).toMatchObject({ prompt: 'a cat', seed: expect.any(Number) });
    const other = await newUser(server, newForm());
    expect((await other.get(path)).statusCode).toBe(404);
  });

  it('are saved once per version: another window gets what is stored', async () => {
    const made = await create();
    const body = emptyDocument({ width: 50, height: 50, background: null });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => save(made, { name, body })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({
        code: 'documentChanged',
        document: { version: 2, name: ['one', 'two', 'three'][winner] },
      });
      expect(answer.headers.etag).toBe('"2"');
    }
    const withoutVersion = await user.put(pathOf(made.id), { name: 'x', body });
    expect([withoutVersion.statusCode, codeOf(withoutVersion)]).toEqual([
      428,
      'documentVersionMissing',
    ]);
  });

  it('are limited by plan, and room comes back with a deletion', async () => {
    const [first] = [await create(), await create(), await create()];
    const refused = await user.post(DOCUMENT_ROUTES.documents, BLANK);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'documentsFull', params: { maximum: 3 } });
    const copies = pathTo(DOCUMENT_ROUTES.copies, { id: first.id });
    expect((await user.post(copies, {})).statusCode).toBe(403);
    await setPlan('basic');
    await create();
    await setPlan('free');
    for (const { id } of (await readList()).items.slice(0, 2)) {
      expect((await user.delete(pathOf(id))).statusCode).toBe(204);
    }
    await create();
  });

  it('can be restored for a moment after their deletion', async () => {
    const made = await create();
    await user.delete(pathOf(made.id));
    expect((await user.get(pathOf(made.id))).statusCode).toBe(404);
    expect((await readList()).items).toEqual([]);
    const restoration = pathTo(DOCUMENT_ROUTES.restoration, { id: made.id });
    expect(documentOf(await user.post(restoration, {})).id).toBe(made.id);
    await user.delete(pathOf(made.id));
    server.time.now = new Date(server.time.now.getTime() + UNDO_DELETION_MS + 60_000);
    expect((await user.post(restoration, {})).statusCode).toBe(404);
    const { database, storage } = server.fixtures;
    const sweep = () => sweepDocuments({ database, storage, clock: () => server.time.now });
    expect(await sweep()).toBe(1);
    expect(await database.orm.select().from(documents)).toEqual([]);
  });

  it.each([
    ['nothing', {}, 'documentInvalid'],
    ['a newer version', { schemaVersion: 99 }, 'documentNewer'],
    [
      'a rate that is no number',
      { ...emptyDocument({ width: 9, height: 9, background: null }), fps: 'NaN' },
      'documentInvalid',
    ],
    [
      '10,000 layers',
      { ...emptyDocument({ width: 99, height: 99, background: null }), layers: Array(10_000) },
      'documentInvalid',
    ],
  ])('that lie are refused: %s', async (_, body, code) => {
    const made = await create();
    const answer = await save(made, { name: 'x', body });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
    expect(documentOf(await user.get(pathOf(made.id)))).toEqual(made);
  });

  it('that are too large are refused', async () => {
    const made = await create();
    const body = { ...made.body, note: 'x'.repeat(3 * STUDIO_LIMITS.documentBytes) };
    expect((await save(made, { name: 'x', body })).statusCode).toBe(413);
  });

  it('show no files of others', async () => {
    const creationId = await makeLoop();
    const media = await readMedia(creationId);
    const made = await create({ creationId });
    const other = await newUser(server, newForm());
    const foreign = await create(BLANK, other);

    const canvas = { width: 64, height: 48, background: null };
    const body = {
      ...emptyDocument(canvas),
      layers: [newMediaLayer('creation', 'layer-1', 'not mine', media, canvas)],
    };
    const answer = await save(foreign, { name: 'x', body }, other);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'documentAssetUnknown']);
    const frames = pathTo(DOCUMENT_ROUTES.assetFrames, { id: media.assetId });
    expect((await other.get(frames)).statusCode).toBe(404);
    const mediaPath = pathTo(DOCUMENT_ROUTES.creationMedia, { id: creationId });
    expect((await other.get(mediaPath)).statusCode).toBe(404);
    for (const request of [{ creationId }, { uploadId: media.assetId }]) {
      expect((await other.post(DOCUMENT_ROUTES.documents, request)).statusCode).toBe(404);
    }

    expect((await other.get(pathOf(made.id))).statusCode).toBe(404);
    expect((await save(made, { name: 'x', body }, other)).statusCode).toBe(404);
    expect((await other.delete(pathOf(made.id))).statusCode).toBe(404);
    const copies = pathTo(DOCUMENT_ROUTES.copies, { id: made.id });
    expect((await other.post(copies, {})).statusCode).toBe(404);
    expect((await server.newBrowser().get(pathOf(made.id))).statusCode).toBe(401);
    expect((await user.get(pathOf(randomUUID()))).statusCode).toBe(404);
  });
});
