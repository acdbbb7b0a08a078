import { randomUUID } from 'node:crypto';
import {
  type Export,
  EXPORT_ROUTES,
  type ExportTargets,
  pathTo,
  type Preflight,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { creationExports, creations, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCreationAsset } from '../creations/assets.ts';
import { masterKey, sourceKey } from '../creations/creation.ts';
import { insertCreation } from '../creations/store.ts';
import { sweepExports } from './sweep-exports.ts';
import { makeTestGif } from './testing/finished-export.ts';
import { makeLoop } from './testing/make-loop.ts';
import { startExports as startRunner } from './testing/start-exports.ts';

const DAY_MS = 86_400_000;

describeOnEachDatabase('exports', (open) => {
  let server: TestApp;
  let user: Browser;
  let runner: JobRunner | null;
  let creationId: string;

  beforeEach(async () => {
    server = await openTestApp(await open());
    runner = null;
    user = await newUser(server, newForm());
    await setPlan('basic');
    creationId = await makeLoop(server, user);
  });
  afterEach(async () => {
    await runner?.stop(0);
    await server.close();
  });

  const setPlan = (plan: 'free' | 'basic' | 'premium') =>
    server.fixtures.database.orm.update(workspaces).set({ plan });

  async function startExports(): Promise<void> {
    runner = await startRunner(server);
  }

  const passTime = (ms: number): void => {
    server.time.now = new Date(server.time.now.getTime() + ms);
  };
  const request = (body: object, browser = user) =>
    browser.post(pathTo(EXPORT_ROUTES.ofCreation, { id: creationId }), body);
  const read = async (id: string): Promise<Export> =>
    (await user.get(pathTo(EXPORT_ROUTES.export, { id }))).json<{ export: Export }>().export;

  async function finished(body: object): Promise<Export> {
    const response = await request(body);
    expect(response.statusCode).toBe(202);
    const { id } = response.json<{ export: Export }>().export;
    await eventually(async () => expect(['finished', 'failed']).toContain((await read(id)).status));
    return await read(id);
  }

  it('list the places with their limits and the formats that can be made', async () => {
    const { targets, formats } = (await user.get(EXPORT_ROUTES.targets)).json<ExportTargets>();
    expect(targets.find(({ id }) => id === 'discord-emoji')).toMatchObject({
      platform: 'Discord',
      limits: { size: '128 × 128', maxBytes: 256_000 },
      confidence: 'high',
    });
    expect(formats).toContainEqual({ format: 'gif', madeOn: 'server' });
  });

  it('make a file within the limits of a place, which its owner downloads', async () => {
    await startExports();
    const made = await finished({ target: 'slack-emoji' });
    expect(made).toMatchObject({
      status: 'finished',
      format: 'gif',
      target: 'slack-emoji',
      error: null,
      file: { width: 128, height: 128, frames: 20, durationMs: 2000, mimeType: 'image/gif' },
    });
    expect(made.file!.name).toMatch(/^loopwright-\d+-slack-emoji\.gif$/);
    expect(made.checks.every(({ passed }) => passed)).toBe(true);

    const file = await user.get(made.file!.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': `attachment; filename="${made.file!.name}"`,
      'content-length': String(made.file!.sizeBytes),
    });
    const seen = await sharp(file.rawPayload, { pages: -1 }).metadata();
    expect([seen.width, seen.pageHeight, seen.pages]).toEqual([128, 128, 20]);
    const other = await newUser(server, newForm());
    expect((await other.get(made.file!.url)).statusCode).toBe(404);
    expect((await server.newBrowser().get(made.file!.url)).statusCode).toBe(401);
  });

  it('make a custom file, and the same one only once', async () => {
    await startExports();
    const made = await finished({ format: 'webp', width: 32, quality: 60, loops: 2 });
    expect(made.file).toMatchObject({ width: 32, height: 24, frames: 20 });
    const bytes = (await user.get(made.file!.url)).rawPayload;
    expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({ format: 'webp', loop: 2 });
    const again = await request({ quality: 60, loops: 2, format: 'webp', width: 32 });
    expect(again.json<{ export: Export }>().export.id).toBe(made.id);
    expect((await request({ format: 'webp', width: 34 })).json()).not.toMatchObject({
      export: { id: made.id },
    });
  });

  it('carry the watermark on the free plan', async () => {
    await startExports();
    await setPlan('free');
    const marked = await finished({ format: 'png' });
    await setPlan('basic');
    const clean = await finished({ format: 'png' });
    const pixels = await Promise.all(
      [marked, clean].map(async ({ file }) =>
        sharp((await user.get(file!.url)).rawPayload)
          .raw()
          .toBuffer(),
      ),
    );
    expect(Buffer.compare(pixels[0]!, pixels[1]!)).not.toBe(0);
    expect(Buffer.compare(pixels[0]!.subarray(0, 1000), pixels[1]!.subarray(0, 1000))).toBe(0);
  });

  it('are made in the browser from frames with the watermark on the free plan', async () => {
    const { database, storage } = server.fixtures;
    const url = pathTo(EXPORT_ROUTES.frames, { id: creationId });
    const framesOf = async (plan: 'free' | 'basic' | 'premium', browser = user) => {
      await setPlan(plan);
      const { statusCode, headers, body } = await browser.get(url);
      return { statusCode, type: headers['content-type'], body };
    };
    const gif = Buffer.from((await storage.get(masterKey(creationId, 'gif')))!).toString();
    const MARKED = ' mark:true poster:null';
    // Its frames are not stored: those of the master stand for them.
    expect((await user.get(url)).body).toBe(`${gif} mark:false poster:null`);
    expect((await framesOf('free')).body).toBe(`${gif}${MARKED}`);

    const [creation] = await database.orm
      .select()
      .from(creations)
      .where(eq(creations.id, creationId));
    const written = await storage.put(sourceKey(creationId), Buffer.from('the frames'), 'frames');
    const asset = {
      role: 'source',
      storageKey: sourceKey(creationId),
      mimeType: 'frames',
    } as const;
    await database.transaction((tx) =>
      insertCreationAsset(tx, creation!, { ...asset, ...written }),
    );
    const type = 'application/vnd.loopwright.frames';
    const clean = { statusCode: 200, type, body: 'the frames' };
    expect(await framesOf('basic')).toEqual(clean);
    expect(await framesOf('free')).toEqual({ ...clean, body: `the frames${MARKED}` });
    expect(await framesOf('premium')).toEqual(clean);
    const other = await newUser(server, newForm());
    expect((await framesOf('basic', other)).statusCode).toBe(404);
  });

  it('say before what would be done', async () => {
    const url = pathTo(EXPORT_ROUTES.preflight, { id: creationId });
    const targets = ['discord-attachment', 'discord-emoji', 'telegram-sticker'];
    const { results, canOmitBackdrop } = (await user.post(url, { targets })).json<Preflight>();
    expect(canOmitBackdrop).toBe(false);
    expect(results).toMatchObject([
      { target: 'discord-attachment', result: 'pass', format: 'webp', changes: [] },
      { target: 'discord-emoji', result: 'fixable' },
      { target: 'telegram-sticker' },
    ]);
    const unknown = await user.post(url, { targets: ['myspace'] });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { code: 'unknownExportTarget' },
    ]);
  });

  it('say before that an export without its backdrop loses it where a place has no alpha', async () => {
    const url = pathTo(EXPORT_ROUTES.preflight, { id: creationId });
    const body = { targets: ['discord-emoji', 'x-gif', 'mastodon'], withoutBackdrop: true };
    const { results } = (await user.post(url, body)).json<Preflight>();
    for (const { changes } of results) {
      expect(changes).not.toContainEqual(expect.objectContaining({ kind: 'flattened' }));
    }
  });

  it('fail with a message when the storage is full, and leave nothing', async () => {
    const { storage } = server.fixtures;
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(storage, 'put').mockRejectedValue(full);
    await startExports();
    expect(await finished({ target: 'reddit' })).toMatchObject({
      status: 'failed',
      file: null,
      error: { code: 'diskFull', message: SERVER_MESSAGES.diskFull },
    });
    expect(await server.fixtures.storedFiles()).toEqual(['master.gif']);
  });

  it('fail with a message when nothing acceptable fits', async () => {
    await startExports();
    const failed = await finished({ format: 'gif', maxBytes: 1000 });
    expect(failed).toMatchObject({
      status: 'failed',
      file: null,
      error: { code: 'exportDoesNotFit', message: SERVER_MESSAGES.exportDoesNotFit },
    });
    expect((await user.get(pathTo(EXPORT_ROUTES.file, { id: failed.id }))).statusCode).toBe(404);
    expect(await server.fixtures.storedFiles()).toEqual(['master.gif']);
  });

  it.each([
    [{ target: 'myspace' }, 400, 'unknownExportTarget'],
    [{ format: 'bmp' }, 400, 'invalid'],
    [{ format: 'gif', width: 5000 }, 400, 'invalid'],
    [{ target: 'slack-emoji', withoutBackdrop: true }, 400, 'backdropUnavailable'],
    [{ format: 'gif', width: 1600, height: 1600 }, 403, 'exportNeedsSubscription'],
    [{ format: 'webp', width: 3840, height: 3840 }, 400, 'exportTooManyPixels'],
  ])('refuse %j', async (body, status, code) => {
    const response = await request(body);
    expect([response.statusCode, response.json()]).toMatchObject([status, { code }]);
    expect(await server.fixtures.database.orm.select().from(creationExports)).toEqual([]);
  });

  it('are refused in a larger size than the plan has, with the word subscription', async () => {
    await setPlan('free');
    const response = await request({ format: 'png', width: 2000 });
    expect(response.statusCode).toBe(403);
    expect(response.json<{ message: string }>().message).toContain('subscription');
    await setPlan('basic');
    const moving = await request({ format: 'gif', width: 1600, height: 1600 });
    expect([moving.statusCode, moving.json<{ message: string }>().message]).toEqual([
      403,
      SERVER_MESSAGES.exportNeedsSubscription,
    ]);
    expect(SERVER_MESSAGES.exportNeedsSubscription).toContain('subscription');
    expect((await request({ format: 'png', width: 3840 })).statusCode).toBe(202);
    expect((await request({ format: 'gif', width: 1440, height: 1080 })).statusCode).toBe(202);
    await setPlan('premium');
    expect((await request({ format: 'gif', width: 1600, height: 1600 })).statusCode).toBe(202);
  });

  it('are canceled while they wait', async () => {
    const { id } = (await request({ target: 'reddit' })).json<{ export: Export }>().export;
    const cancelled = await user.delete(pathTo(EXPORT_ROUTES.export, { id }));
    expect(cancelled.json()).toMatchObject({ export: { status: 'cancelled', file: null } });
    // Another one may begin.
    expect((await request({ target: 'reddit' })).json()).not.toMatchObject({ export: { id } });
  });

  it('are deleted after a week, and with their creation', async () => {
    await startExports();
    const old = await finished({ target: 'reddit' });
    const { database, storage } = server.fixtures;
    const sweepAfter = (ms: number) => {
      const now = new Date(server.time.now.getTime() + ms);
      return sweepExports({ database, storage, clock: () => now });
    };
    expect(await sweepAfter(7 * DAY_MS - 1000)).toBe(0);
    passTime(7 * DAY_MS);
    // Before the sweep, too.
    const again = await finished({ target: 'reddit' });
    expect(again).toMatchObject({ status: 'finished', error: null });
    expect(again.id).not.toBe(old.id);
    expect(await sweepAfter(0)).toBe(1);
    expect(again.file?.sizeBytes).toBe(old.file?.sizeBytes);
    expect((await user.get(again.file!.url)).statusCode).toBe(200);
    expect(await sweepAfter(7 * DAY_MS)).toBe(1);
    expect((await user.get(pathTo(EXPORT_ROUTES.export, { id: old.id }))).statusCode).toBe(404);
    expect(await server.fixtures.storedFiles()).toEqual(['master.gif']);

    await finished({ target: 'mastodon' });
    const [row] = await database.orm.select().from(creations).where(eq(creations.id, creationId));
    await server.fixtures.deleteForGood(row!.workspaceId, creationId);
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect(await database.orm.select().from(creationExports)).toEqual([]);
  });

  it('wait in a queue, of which one user takes only a part', async () => {
    const statuses = new Set<number>();
    for (let width = 16; width < 16 + 260; width += 10) {
      const all = Array.from({ length: 10 }, (_, step) =>
        request({ format: 'gif', width: width + step, height: 20 }),
      );
      for (const { statusCode } of await Promise.all(all)) statuses.add(statusCode);
    }
    expect(statuses).toEqual(new Set([202, 429]));
    const rows = await server.fixtures.database.orm.select().from(creationExports);
    expect(rows.length).toBe(250);

    // Another user does not wait for them.
    const { database, storage } = server.fixtures;
    const other = await newUser(server, newForm());
    const found = await database.orm.select().from(workspaces);
    const workspaceId = found.find(({ id }) => id !== rows[0]!.workspaceId)!.id;
    const id = randomUUID();
    const row = {
      id,
      workspaceId,
      kind: 'gif',
      prompt: 'a dog',
      mediaToken: id,
      width: 64,
      height: 48,
      createdAt: server.time.now,
    } as const;
    const master = await storage.put(masterKey(id, 'gif'), await makeTestGif(2), 'image/gif');
    await database.transaction((tx) => insertCreation(tx, row, { master, clip: null }));
    await setPlan('basic');
    const path = pathTo(EXPORT_ROUTES.ofCreation, { id });
    expect((await other.post(path, { format: 'gif' })).statusCode).toBe(202);
    await startExports();
    const isMade = async () =>
      (await other.get(path)).json<{ exports: Export[] }>().exports[0]?.status === 'finished';
    await eventually(async () => expect(await isMade()).toBe(true));
    await runner?.stop(0);
    const made = await database.orm
      .select()
      .from(creationExports)
      .where(isNotNull(creationExports.storageKey));
    // At most the one that goes first anyway, and those begun before the test saw the other one.
    expect(made.length).toBeLessThan(50);
  });
});
