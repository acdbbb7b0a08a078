import { randomUUID } from 'node:crypto';
import {
  type CreationsPage,
  MODEL_MESSAGES,
  pathTo,
  type PlanName,
  ROUTES,
  UNDO_DELETION_MS,
} from '@loopwright/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { creations, memberships } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUserWithId } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { setPlan } from '../workspaces/store.ts';
import { clipKey, type CreationRow, masterKey } from './creation.ts';
import { encodeCursor } from './cursor.ts';
import { findCreationById, insertCreation, type NewCreation } from './store.ts';
import { sweepDeleted } from './sweep-deleted.ts';

/** In a year of six digits. */
const LATE_CURSOR = encodeCursor({ createdAt: new Date(8.64e15), id: randomUUID() });

describeOnEachDatabase('creations', (open) => {
  let test: TestApp;
  let owner: TestUser;
  beforeEach(async () => {
    test = await openTestApp(await open());
    owner = await newUserWithId(test);
  });
  afterEach(() => test.close());

  interface TestUser {
    readonly id: string;
    readonly browser: Browser;
  }

  const putOnPlan = (plan: PlanName) =>
    test.fixtures.database.transaction((tx) => setPlan(tx, owner.id, plan, new Date()));

  async function add(changes: Partial<NewCreation> = {}): Promise<CreationRow> {
    const id = randomUUID();
    const values: NewCreation = {
      id,
      workspaceId: owner.id,
      kind: 'image',
      prompt: 'a cat',
      mediaToken: id.replaceAll('-', '').slice(0, 22),
      width: 64,
      height: 64,
      createdAt: new Date('2026-11-18T12:00:00Z'),
      ...changes,
    };
    const { database, storage } = test.fixtures;
    const master = await storage.put(
      masterKey(id, values.kind),
      Buffer.from('master'),
      'image/png',
    );
    const clip = values.clip
      ? await storage.put(clipKey(id), Buffer.from('clip'), 'video/mp4')
      : null;
    await database.transaction((tx) => insertCreation(tx, values, { master, clip }));
    const row = await findCreationById(database.orm, id);
    if (row === null) throw new Error('The creation was not inserted.');
    return row;
  }

  const restorationOf = (id: string): string => pathTo(ROUTES.creationRestoration, { id });
  const sweep = () => sweepDeleted({ ...test.fixtures, clock: () => test.time.now });

  const list = async (query = '', { browser } = owner) =>
    (await browser.get(`${ROUTES.creations}${query}`)).json<CreationsPage>();

  it('are listed newest first, page by page, each once, even with equal times', async () => {
    for (let index = 0; index < 7; index += 1) {
      await add({
        prompt: `cat ${index}`,
        createdAt: new Date(Date.UTC(2026, 10, 18, 12, 0, Math.floor(index / 3))),
      });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: CreationsPage = await list(
        `?limit=3${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      seen.push(...page.items.map(({ prompt }) => prompt));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(seen[0]).toBe('cat 6');
    expect((await list()).items.map(({ prompt }) => prompt)).toEqual(seen);
    expect((await list('?limit=7')).nextCursor).toBeNull();
  });

  it('are found by the index', async () => {
    await test.fixtures.database.orm.execute(sql`
      insert into creations (id, workspace_id, kind, prompt, media_token, width, height, created_at)
      select gen_random_uuid(), ${owner.id}::uuid, 'image', 'a cat', 'token-' || number, 1, 1,
        timestamptz '2026-01-01' + number * interval '1 minute'
      from generate_series(1, 10000) as number`);
    await test.fixtures.database.orm.execute(sql`analyze creations`);
    const { rows } = await test.fixtures.database.orm.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from creations
      where workspace_id = ${owner.id}::uuid
        and (created_at, id) < (timestamptz '2026-01-01 02:00', ${owner.id}::uuid)
      order by created_at desc, id desc limit 25`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward using creations_gallery');
    expect(plan).not.toContain('Sort');
    expect((await list('?limit=100')).items).toHaveLength(100);
  });

  it.each([
    '?cursor=nonsense',
    '?cursor=WzEsMl0',
    `?cursor=${LATE_CURSOR}`,
    '?limit=0',
    '?limit=101',
    '?limit=0x10',
    '?limit=%2B5',
    '?page=2',
    '?cursor=',
  ])('refuse the page %s', async (query) => {
    expect((await owner.browser.get(`${ROUTES.creations}${query}`)).statusCode).toBe(400);
  });

  it('are visible only to their owner', async () => {
    const row = await add();
    const stranger = await newUserWithId(test);
    expect((await list('', stranger)).items).toEqual([]);
    for (const id of [row.id, randomUUID(), 'nonsense', '..%2F..']) {
      const response = await stranger.browser.delete(`${ROUTES.creations}/${id}`);
      expect(response.statusCode).toBe(404);
    }
    expect((await list()).items).toHaveLength(1);
    const visitor = await test.newBrowser().visit();
    expect((await visitor.get(ROUTES.creations)).statusCode).toBe(401);
    expect((await visitor.delete(`${ROUTES.creations}/${row.id}`)).statusCode).toBe(401);
  });

  it('show how they were cut, and can be re-cut while the clip is kept', async () => {
    const cut = {
      startSeconds: 0,
      durationMs: 2000,
      way: 'fade',
      score: 0.8,
      loopPointScore: 3,
    } as const;
    const clip = { id: randomUUID(), cuts: [cut, cut], chosen: 0 } as const;
    // Its generation is gone as well, so that the file is of no use.
    const row = await add({ kind: 'gif', seam: 1.5, flashes: 4, clip });
    const path = `${ROUTES.creations}/${row.id}`;
    const read = await owner.browser.get(path);
    expect(read.json()).toEqual({
      creation: expect.objectContaining({
        id: row.id,
        seam: 1.5,
        flashes: 4,
        clip: { cuts: [cut, cut], chosen: 0, isKept: true },
      }),
    });
    const ask = (body: object, headers = {}) =>
      owner.browser.post(`${path}/cuts`, body, { headers });
    const gone = await ask({ cut: 'boomerang' });
    expect([gone.statusCode, gone.json()]).toMatchObject([
      409,
      { code: 'clipGone', message: MODEL_MESSAGES.clipGone },
    ]);
    for (const body of [{ cut: 2 }, { cut: 3 }, { cut: -1 }, { cut: 'loop' }, {}]) {
      expect((await ask(body)).statusCode).toBe(400);
    }
    expect((await ask({ cut: 1 }, { 'idempotency-key': 'two words' })).statusCode).toBe(400);
    const stranger = await newUserWithId(test);
    expect((await stranger.browser.get(path)).statusCode).toBe(404);
    expect((await stranger.browser.post(`${path}/cuts`, { cut: 1 })).statusCode).toBe(404);
  });

  it('are hidden at once when deleted, and their files are deleted later', async () => {
    const row = await add();
    await add();
    const url = (await list()).items.find(({ id }) => id === row.id)?.url ?? '';
    expect((await owner.browser.get(url)).statusCode).toBe(200);
    expect((await owner.browser.get(`${url}?poster=320`)).statusCode).toBe(200);
    expect(await test.fixtures.storedFiles()).toHaveLength(4);
    const path = `${ROUTES.creations}/${row.id}`;
    const deleted = await owner.browser.delete(path);
    expect(deleted.statusCode).toBe(204);
    expect(deleted.body).toBe('');
    for (const hidden of [url, `${url}?poster=320`, path]) {
      expect((await owner.browser.get(hidden)).statusCode).toBe(404);
    }
    expect((await list()).items).toHaveLength(1);
    expect((await owner.browser.delete(path)).statusCode).toBe(404);

    test.time.now = new Date(test.time.now.getTime() + UNDO_DELETION_MS);
    expect(await sweep()).toBe(0);
    test.time.now = new Date(test.time.now.getTime() + 5000);
    expect((await owner.browser.post(restorationOf(row.id), {})).statusCode).toBe(404);
    expect(await sweep()).toBe(1);
    expect(await test.fixtures.storedFiles()).toEqual(['master.png']);
    expect(await sweep()).toBe(0);
  });

  it('are restored unchanged when a deletion is undone, only by their owner', async () => {
    const row = await add();
    const { items } = await list();
    await owner.browser.delete(`${ROUTES.creations}/${row.id}`);
    const stranger = await newUserWithId(test);
    const path = restorationOf(row.id);
    expect((await stranger.browser.post(path, {})).statusCode).toBe(404);
    const restored = await owner.browser.post(path, {});
    expect([restored.statusCode, restored.json()]).toEqual([200, { creation: items[0] }]);
    expect((await list()).items).toEqual(items);
    expect((await owner.browser.get(items[0]?.url ?? '')).statusCode).toBe(200);
    expect((await owner.browser.post(path, {})).statusCode).toBe(200);
    test.time.now = new Date(test.time.now.getTime() + 60_000);
    expect(await sweep()).toBe(0);
  });

  it('are listed all at once without a limit, also after a cursor', async () => {
    for (let index = 0; index < 30; index += 1) {
      await add({ createdAt: new Date(Date.UTC(2026, 10, 18, 12, 0, index)) });
    }
    const all = await list();
    expect(all.items).toHaveLength(30);
    expect(all.nextCursor).toBeNull();
    const first = await list('?limit=4');
    const rest = await list(`?cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
    expect([...first.items, ...rest.items]).toEqual(all.items);
  });

  it('need a session of a member at their address, unless they are older than share pages', async () => {
    const row = await add();
    const url = `/media/${row.mediaToken}.png`;
    const other = await newUserWithId(test);
    const visitor = test.newBrowser();
    const statuses = async () =>
      await Promise.all(
        [owner.browser, other.browser, visitor].map(
          async (browser) => (await browser.get(`${url}?poster=320`)).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 404, 404]);
    const { orm } = test.fixtures.database;
    await orm.insert(memberships).values({
      workspaceId: owner.id,
      userId: other.id,
      role: 'viewer',
      createdAt: test.time.now,
    });
    expect(await statuses()).toEqual([200, 200, 404]);
    await orm.update(creations).set({ hasOpenMedia: true });
    expect(await statuses()).toEqual([200, 200, 200]);
    await owner.browser.delete(pathTo(ROUTES.creation, { id: row.id }));
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('have a watermark on the free plan', async () => {
    const row = await add();
    const url = `/media/${row.mediaToken}.png`;
    const visitor = owner.browser;
    const free = await visitor.get(url);
    expect(free.body).toBe('master mark:true poster:null');
    expect(free.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect((await visitor.get(`${url}?poster=480`)).body).toBe('master mark:true poster:480');

    await putOnPlan('basic');
    const paid = await visitor.get(url);
    expect(paid.body).toBe('master');
    expect(paid.headers.etag).not.toBe(free.headers.etag);
    const poster = await visitor.get(`${url}?poster=480`);
    expect(poster.body).toBe('master mark:false poster:480');
    expect(poster.headers['content-type']).toBe('image/webp');

    const headers = { 'if-none-match': String(paid.headers.etag) };
    const again = await visitor.get(url, { headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await putOnPlan('free');
    expect((await visitor.get(url, { headers })).body).toBe('master mark:true poster:null');
  });

  it('are sent as attachments for downloads', async () => {
    const row = await add();
    const response = await owner.browser.get(`/media/${row.mediaToken}.png?download=1`);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="loopwright-[\w-]+\.png"$/,
    );
  });

  it('answer HEAD with the headers alone', async () => {
    const row = await add();
    const response = await test.app.inject({
      method: 'HEAD',
      url: `/media/${row.mediaToken}.png`,
      cookies: Object.fromEntries(owner.browser.cookies),
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    const whole = await owner.browser.get(`/media/${row.mediaToken}.png`);
    expect(response.headers['content-length']).toBe(String(whole.rawPayload.byteLength));
    expect(response.body).toBe('');
  });

  it('answer with the part that is asked for', async () => {
    await putOnPlan('basic');
    const row = await add();
    const url = `/media/${row.mediaToken}.png`;
    const visitor = owner.browser;
    const ask = (headers: Record<string, string>) => visitor.get(url, { headers });
    const whole = await visitor.get(url);
    expect(whole.body).toBe('master');
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '6' });

    const part = await ask({ range: 'bytes=1-3' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('ast');
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 1-3/6',
      'content-length': '3',
      etag: whole.headers.etag,
    });
    const end = await ask({ range: 'bytes=-2', 'if-range': String(whole.headers.etag) });
    expect(end.body).toBe('er');
    const other = await ask({ range: 'bytes=-2', 'if-range': '"another"' });
    expect([other.statusCode, other.body]).toEqual([200, 'master']);
    const behind = await ask({ range: 'bytes=6-' });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['content-range']).toBe('bytes */6');
  });

  it('of a watermarked copy answer with a part of the copy', async () => {
    const row = await add();
    const visitor = owner.browser;
    const part = await visitor.get(`/media/${row.mediaToken}.png`, {
      headers: { range: 'bytes=7-15' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('mark:true');
  });

  it('are at no other address', async () => {
    const { mediaToken } = await add();
    for (const url of [
      `/media/${mediaToken}.gif`,
      `/media/${mediaToken}.webp`,
      `/media/${mediaToken}`,
      `/media/${'A'.repeat(22)}.png`,
      '/media/..%2f..%2fetc%2fpasswd',
      '/media/%00.png',
    ]) {
      expect((await owner.browser.get(url)).statusCode).toBe(404);
    }
    expect((await owner.browser.get(`/media/${mediaToken}.png?poster=481`)).statusCode).toBe(400);
  });

  it('whose file is missing are not found', async () => {
    const row = await add();
    await test.fixtures.storage.delete(masterKey(row.id, row.kind));
    expect((await owner.browser.get(`/media/${row.mediaToken}.png`)).statusCode).toBe(404);
  });

  it('are rendered once for simultaneous requests', async () => {
    const row = await add();
    const url = `/media/${row.mediaToken}.png`;
    const bodies = await Promise.all(
      Array.from({ length: 5 }, async () => (await owner.browser.get(url)).body),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(test.fixtures.variantsRendered).toBe(1);
  });
});
