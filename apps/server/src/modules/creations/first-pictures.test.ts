import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { addCreation, type Maker, newMaker } from '../sharing/testing/sharing-fixture.ts';
import { firstPictures } from './first-pictures.ts';
import type { CreationService } from './service.ts';

const BUILT = '<html><head></head><body><div data-filled="true"></div></body></html>';

describe('the first pictures in the page of the gallery', () => {
  let folder: string;
  let server: TestApp;
  let close: () => Promise<void>;
  let ana: Maker;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gallery-page-'));
    await writeFiles(folder, {
      'index.html': BUILT,
      'pages/en/member/my-creations.html': BUILT,
      'pages/en/visitor/my-creations.html': BUILT,
    });
    const database = await openMemoryDatabase();
    server = await openTestApp(database, { webFolder: folder });
    ana = await newMaker(server);
    close = async () => {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true });
    };
  });
  afterEach(() => close());

  /** The page, and the addresses of the pictures in it. */
  async function open({ browser }: Pick<Maker, 'browser'>) {
    const { body, headers, statusCode } = await browser.get('/my-creations');
    const pictures = [...body.matchAll(/<img src="([^"?]+)/g)].map(([, url]) => url);
    return { body, statusCode, caching: headers['cache-control'], pictures };
  }
  const add = async (prompt: string, minute: number, changes = {}) => {
    const createdAt = new Date(Date.UTC(2026, 10, 18, 12, minute));
    const { mediaToken } = await addCreation(server, ana, { prompt, createdAt, ...changes });
    return `/media/${mediaToken}.gif`;
  };

  it('are the newest ones, privately and not stored', async () => {
    await add('the oldest', 0);
    const others = [await add('third', 1), await add('second', 2), await add('first', 3)];
    const { statusCode, caching, pictures } = await open(ana);
    expect([statusCode, caching]).toEqual([200, 'private, no-store']);
    expect(pictures).toEqual(others.toReversed());
  });

  it('open their creation by a link, before the script has come', async () => {
    const creation = await addCreation(server, ana, { prompt: 'a fox' });
    const { body } = await open(ana);
    expect(body).toContain(`<li><a href="/my-creations?creation=${creation.id}"><img `);
  });

  it('carry texts of users as text', async () => {
    await add('<b>"bold"</b>', 1, { title: '<i>' });
    const { body } = await open(ana);
    expect(body).toContain('alt="&lt;b&gt;&quot;bold&quot;&lt;/b&gt;"');
    expect(body).toContain('<p>&lt;i&gt;</p>');
  });

  it('are those of the user who asks, and of nobody after signing out', async () => {
    await add('of ana', 1);
    const ben = await newMaker(server, 'Ben');
    expect(await open(ben)).toMatchObject({ body: BUILT, caching: 'private, no-cache' });
    expect(await open({ browser: server.newBrowser() })).toMatchObject({
      body: BUILT,
      caching: 'no-cache',
    });
    const kept = new Map(ana.browser.cookies);
    await ana.browser.post(ROUTES.logout);
    // A browser that still has the cookie of the session that ended.
    for (const [name, value] of kept) ana.browser.cookies.set(name, value);
    expect(await open(ana)).toMatchObject({ body: BUILT, pictures: [] });
  });

  it('are left out while the database is away: the page asks for them itself', async () => {
    await add('of ana', 1);
    const { database } = server.fixtures;
    vi.spyOn(database.orm, 'select').mockImplementation(() => {
      throw new Error('The database is away');
    });
    expect(await open(ana)).toMatchObject({ statusCode: 200, body: BUILT });
    vi.restoreAllMocks();
  });
});

it('are read for users alone', async () => {
  const list = vi.fn<CreationService['list']>();
  expect(await firstPictures({ list })({ kind: 'visitor' })).toBe('');
  expect(list).not.toHaveBeenCalled();
});
