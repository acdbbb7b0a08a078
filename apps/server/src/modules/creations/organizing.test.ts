import { randomUUID } from 'node:crypto';
import {
  type Creation,
  type CreationsPage,
  type Folder,
  GALLERY_ROUTES,
  ORGANIZING_LIMITS,
  pathTo,
  ROUTES,
  UNDO_DELETION_MS,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, newUserWithId } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { masterKey } from './creation.ts';
import { insertCreation, type NewCreation } from './store.ts';

describeOnEachDatabase('organizing the gallery', (open) => {
  let test: TestApp;
  let ana: Browser;
  let workspaceId: string;
  beforeEach(async () => {
    test = await openTestApp(await open());
    ({ id: workspaceId, browser: ana } = await newUserWithId(test));
  });
  afterEach(() => test.close());

  let minute = 0;
  async function add(prompt: string, changes: Partial<NewCreation> = {}): Promise<string> {
    const id = randomUUID();
    minute += 1;
    const row: NewCreation = {
      id,
      workspaceId,
      kind: 'image',
      prompt,
      mediaToken: id.replaceAll('-', '').slice(0, 22),
      width: 64,
      height: 64,
      createdAt: new Date(Date.UTC(2026, 10, 18, 12, minute)),
      ...changes,
    };
    const { database, storage } = test.fixtures;
    const master = await storage.put(masterKey(id, row.kind), Buffer.from('x'), 'image/png');
    await database.transaction((tx) => insertCreation(tx, row, { master, clip: null }));
    return id;
  }

  const list = async (query: Record<string, string>, browser = ana): Promise<string[]> => {
    const answer = await browser.get(
      `${ROUTES.creations}?${new URLSearchParams(query).toString()}`,
    );
    expect(answer.statusCode).toBe(200);
    return answer.json<CreationsPage>().items.map(({ prompt }) => prompt);
  };
  const change = (id: string, body: object, browser = ana) =>
    browser.patch(pathTo(ROUTES.creation, { id }), body);
  const makeFolder = async (name: string): Promise<Folder> => {
    const answer = await ana.post(GALLERY_ROUTES.folders, { name });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ folder: Folder }>().folder;
  };
  const folders = async (): Promise<Folder[]> =>
    (await ana.get(GALLERY_ROUTES.folders)).json<{ folders: Folder[] }>().folders;

  it('finds words in prompts and titles: parts, other forms, any case, signs as they are', async () => {
    const fox = await add('A red FOX jumping');
    await add('100% cotton_socks');
    await add('猫が走っている');
    await add('Ein ÄPFEL essender Bär 🐻');
    await change(fox, { title: 'Autumn banner' });

    expect(await list({ query: 'fox red' })).toEqual(['A red FOX jumping']);
    expect(await list({ query: '"red fox"' })).toEqual(['A red FOX jumping']);
    expect(await list({ query: 'foxes jumped', language: 'en' })).toEqual(['A red FOX jumping']);
    expect(await list({ query: 'autu' })).toEqual(['A red FOX jumping']);
    expect(await list({ query: '%' })).toEqual(['100% cotton_socks']);
    expect(await list({ query: 'n_s' })).toEqual(['100% cotton_socks']);
    expect(await list({ query: 'o%s' })).toEqual([]);
    expect(await list({ query: '走っ', language: 'ja' })).toEqual(['猫が走っている']);
    expect(await list({ query: 'äpfel bär', language: 'de' })).toEqual([
      'Ein ÄPFEL essender Bär 🐻',
    ]);
    expect(await list({ query: '🐻' })).toHaveLength(1);
    expect(await list({ query: "'; drop table creations; --" })).toEqual([]);
    expect(await list({ query: '  ' })).toHaveLength(4);
    const long = await ana.get(`${ROUTES.creations}?query=${'a'.repeat(10_000)}`);
    expect(long.statusCode).toBe(400);
  });

  it('filters by kind, proportions, style, model and time, page by page', async () => {
    const settings = { seed: 1, aspect: '16:9', width: 160, height: 90 } as const;
    await add('wide', { width: 160, height: 90, settings: { ...settings, style: 'neon' } });
    await add('loop', { kind: 'gif', model: 'other:one' });
    const later = new Date(Date.UTC(2026, 10, 20));
    await add('later', { createdAt: later });

    expect(await list({ kind: 'gif' })).toEqual(['loop']);
    expect(await list({ aspect: '16:9' })).toEqual(['wide']);
    expect(await list({ aspect: '1:1' })).toEqual(['later', 'loop']);
    expect(await list({ style: 'neon' })).toEqual(['wide']);
    expect(await list({ model: 'other:one' })).toEqual(['loop']);
    expect(await list({ from: later.toISOString() })).toEqual(['later']);
    expect(await list({ to: later.toISOString() })).toEqual(['loop', 'wide']);

    const first = (await ana.get(`${ROUTES.creations}?aspect=1:1&limit=1`)).json<CreationsPage>();
    expect(first.items.map(({ prompt }) => prompt)).toEqual(['later']);
    const cursor = first.nextCursor ?? '';
    expect(await list({ aspect: '1:1', limit: '1', cursor })).toEqual(['loop']);
  });

  it('keeps titles, alternative texts and favorites', async () => {
    const id = await add('a fox', { settings: { seed: 7, aspect: '1:1', width: 64, height: 64 } });
    await add('a cat');
    const changed = await change(id, { title: ' Fox ', altText: 'A fox jumps.', isFavorite: true });
    expect(changed.json<{ creation: Creation }>().creation).toMatchObject({
      title: 'Fox',
      altText: 'A fox jumps.',
      isFavorite: true,
      settings: { seed: 7, aspect: '1:1' },
    });
    expect(await list({ favorite: 'true' })).toEqual(['a fox']);
    await change(id, { isFavorite: true });
    const cleared = await change(id, { title: '', isFavorite: false });
    expect(cleared.json<{ creation: Creation }>().creation).toMatchObject({
      title: null,
      altText: 'A fox jumps.',
      isFavorite: false,
    });
    expect(await list({ query: 'banner' })).toEqual([]);

    const tooLong = 'x'.repeat(ORGANIZING_LIMITS.title + 1);
    expect((await change(id, { title: tooLong })).statusCode).toBe(400);
    expect((await change(id, { title: 'a\u0000b' })).statusCode).toBe(400);
    expect((await change(id, { prompt: 'other' })).statusCode).toBe(400);
  });

  it('moves creations into folders and out of one that is deleted', async () => {
    const [fox, cat] = [await add('a fox'), await add('a cat')];
    const folder = await makeFolder(' Autumn ');
    await makeFolder('advent');
    const moved = await ana.patch(ROUTES.creations, { ids: [fox, cat, fox], folderId: folder.id });
    expect(moved.statusCode).toBe(204);
    expect(await folders()).toMatchObject([
      { name: 'advent', count: 0 },
      { name: 'Autumn', count: 2 },
    ]);
    await change(cat, { folderId: null });
    expect(await list({ folder: folder.id })).toEqual(['a fox']);
    expect(await list({ folder: 'none' })).toEqual(['a cat']);

    const renamed = await ana.patch(pathTo(GALLERY_ROUTES.folder, { id: folder.id }), {
      name: 'Fall',
    });
    expect(renamed.json()).toMatchObject({ folder: { name: 'Fall', count: 1 } });
    await ana.delete(pathTo(GALLERY_ROUTES.folder, { id: folder.id }));
    expect(await folders()).toHaveLength(1);
    expect(await list({ folder: 'none' })).toEqual(['a cat', 'a fox']);
    expect((await change(fox, { folderId: folder.id })).statusCode).toBe(404);
    expect((await ana.post(GALLERY_ROUTES.folders, { name: '  ' })).statusCode).toBe(400);
  });

  it('deletes several at once and takes it back', async () => {
    const ids = [await add('one'), await add('two'), await add('three')];
    const gone = { ids: ids.slice(0, 2) };
    expect((await ana.post(GALLERY_ROUTES.deletions, gone)).statusCode).toBe(204);
    expect(await list({})).toEqual(['three']);
    expect((await ana.post(GALLERY_ROUTES.restorations, gone)).statusCode).toBe(204);
    expect(await list({})).toEqual(['three', 'two', 'one']);

    await ana.post(GALLERY_ROUTES.deletions, gone);
    test.time.now = new Date(test.time.now.getTime() + 2 * UNDO_DELETION_MS);
    expect((await ana.post(GALLERY_ROUTES.restorations, gone)).statusCode).toBe(404);
  });

  it('changes nothing of others, and nothing at all when one is not there', async () => {
    const fox = await add('a fox');
    const folder = await makeFolder('Mine');
    const bob = await newUser(test);

    expect((await change(fox, { title: 'Bob' }, bob)).statusCode).toBe(404);
    const folderPath = pathTo(GALLERY_ROUTES.folder, { id: folder.id });
    expect((await bob.patch(folderPath, { name: 'Bob' })).statusCode).toBe(404);
    expect((await bob.delete(folderPath)).statusCode).toBe(404);
    expect((await bob.get(GALLERY_ROUTES.folders)).json()).toEqual({ folders: [] });
    await bob.post(GALLERY_ROUTES.deletions, { ids: [fox] });

    const missing = await ana.patch(ROUTES.creations, {
      ids: [fox, randomUUID()],
      isFavorite: true,
    });
    expect(missing.statusCode).toBe(404);
    expect(await list({})).toEqual(['a fox']);
    expect(await list({ favorite: 'true' })).toEqual([]);
    expect((await ana.patch(ROUTES.creations, { ids: [], isFavorite: true })).statusCode).toBe(400);
  });
});
