import { randomUUID } from 'node:crypto';
import {
  EXPORT_KEPT_DAYS,
  EXPORT_ROUTES,
  IDEMPOTENCY_HEADER,
  type Export,
  NOTIFICATION_KEPT_DAYS,
  NOTIFICATION_ROUTES,
  type NotificationsPage,
  pathTo,
  ROUTES,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { notifications, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../../testing/form-data.ts';
import { newUserWithId } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepExports } from '../exports/sweep-exports.ts';
import { makeLoop } from '../exports/testing/make-loop.ts';
import { startExports } from '../exports/testing/start-exports.ts';
import { notify } from './notify.ts';
import { sweepNotifications } from './sweep-notifications.ts';

const DAY_MS = 86_400_000;

describeOnEachDatabase('notifications', (open) => {
  let server: TestApp;
  let runner: JobRunner | null;
  let user: Browser;
  let userId: string;

  beforeEach(async () => {
    server = await openTestApp(await open());
    runner = null;
    ({ browser: user, id: userId } = await newUserWithId(server));
  });
  afterEach(async () => {
    await runner?.stop(0);
    await server.close();
  });

  const read = async (query = '', browser = user) =>
    (await browser.get(`${NOTIFICATION_ROUTES.notifications}${query}`)).json<NotificationsPage>();
  const markRead = async (body: object, browser = user) =>
    (await browser.post(NOTIFICATION_ROUTES.read, body)).json<{ unreadCount: number }>();

  function generate(prompt: string) {
    const { payload, headers } = formOf({ prompt });
    return user.post(ROUTES.generateImage, payload, { headers });
  }

  /** A minute apart, oldest first. @returns their ids */
  async function addPaymentProblems(count: number): Promise<string[]> {
    const { database } = server.fixtures;
    const first = server.time.now.getTime();
    await database.transaction(async (tx) => {
      for (let index = 0; index < count; index += 1) {
        const createdAt = new Date(first + index * 60_000);
        const kind = 'payment-problem';
        await notify(tx, { kind, workspaceId: userId, userId, createdAt });
      }
    });
    const rows = await database.orm.select().from(notifications).orderBy(notifications.createdAt);
    return rows.map(({ id }) => id);
  }

  it('say what a generation has made, until its creation is deleted', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const prompt = `a fox ${'very '.repeat(60)}red`;
    const { creation } = (await generate(prompt)).json<{ creation: { id: string; url: string } }>();
    const { items, unreadCount, nextCursor } = await read();
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: 'generation-finished',
        isRead: false,
        createdAt: '2026-11-18T12:00:00.000Z',
        generationKind: 'image',
        text: prompt.slice(0, 200),
        creation: { id: creation.id, url: creation.url },
        documentId: null,
        file: null,
        error: null,
      },
    ]);
    expect([unreadCount, nextCursor]).toEqual([1, null]);

    await user.delete(pathTo(ROUTES.creation, { id: creation.id }));
    expect((await read()).items).toMatchObject([{ creation: null, text: prompt.slice(0, 200) }]);
  });

  it('say why a generation has failed, and nothing of one that was cancelled', async () => {
    await server.fixtures.newWorker().start();
    const failing = generate('a fox');
    (await server.fixtures.engine.next()).fail(new AppError('modelFailed'));
    expect((await failing).statusCode).toBe(500);
    expect((await read()).items).toMatchObject([
      { kind: 'generation-failed', text: 'a fox', creation: null, error: { code: 'modelFailed' } },
    ]);

    const cancelled = generate('an owl');
    await server.fixtures.engine.next();
    const active = await user.get(ROUTES.activeGenerations);
    const [{ id }] = active.json<{ generations: [{ id: string }] }>().generations;
    await user.delete(pathTo(ROUTES.generation, { id }));
    expect((await cancelled).statusCode).toBe(409);
    expect((await read()).items).toHaveLength(1);
  });

  it('lead to the file of an export, and are gone with it', async () => {
    await server.fixtures.database.orm.update(workspaces).set({ plan: 'basic' });
    const creationId = await makeLoop(server, user);
    runner = await startExports(server);
    const path = pathTo(EXPORT_ROUTES.ofCreation, { id: creationId });
    const { id } = (await user.post(path, { target: 'slack-emoji' })).json<{ export: Export }>()
      .export;
    const [notification] = await eventually(async () => {
      const { items } = await read();
      expect(items).toHaveLength(2);
      return items.filter(({ kind }) => kind !== 'generation-finished');
    });
    expect(notification).toMatchObject({
      kind: 'export-ready',
      generationKind: null,
      creation: { id: creationId },
      file: { url: pathTo(EXPORT_ROUTES.file, { id }), format: 'gif' },
    });
    expect(await markRead({ about: [id] })).toEqual({ unreadCount: 1 });

    const { database, storage } = server.fixtures;
    const later = new Date(server.time.now.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
    expect(await sweepExports({ database, storage, clock: () => later })).toBe(1);
    expect((await read()).items).toMatchObject([{ kind: 'generation-finished' }]);
  });

  it('are listed in pages, newest first, with the number of all that are unread', async () => {
    const ids = (await addPaymentProblems(5)).toReversed();
    const first = await read('?limit=2');
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await read(`?limit=3&cursor=${first.nextCursor}`);
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect([first.unreadCount, second.nextCursor]).toEqual([5, null]);
    expect((await user.get(`${NOTIFICATION_ROUTES.notifications}?cursor=x`)).statusCode).toBe(400);
    expect((await user.get(`${NOTIFICATION_ROUTES.notifications}?limit=51`)).statusCode).toBe(400);
  });

  it('count at most 100 unread ones', async () => {
    await addPaymentProblems(101);
    expect((await read('?limit=1')).unreadCount).toBe(100);
  });

  it('are marked as read one by one, or up to the newest that was shown', async () => {
    const [oldest = '', second = '', third = ''] = await addPaymentProblems(4);
    expect(await markRead({ ids: [second, randomUUID()] })).toEqual({ unreadCount: 3 });
    expect(await markRead({ upTo: third })).toEqual({ unreadCount: 1 });
    const { items } = await read();
    expect(items.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    expect(items.at(-1)?.id).toBe(oldest);
    expect(await markRead({ upTo: randomUUID() })).toEqual({ unreadCount: 1 });
  });

  it('belong to one user', async () => {
    const [mine = ''] = await addPaymentProblems(1);
    const { browser: other } = await newUserWithId(server);
    expect(await read('', other)).toMatchObject({ items: [], unreadCount: 0 });
    for (const body of [{ ids: [mine] }, { upTo: mine }]) await markRead(body, other);
    expect((await read()).unreadCount).toBe(1);
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { upTo: 'x' }, { ids: [randomUUID()], upTo: 'x' }])(
    'are not marked by %j',
    async (body) => {
      expect((await user.post(NOTIFICATION_ROUTES.read, body)).statusCode).toBe(400);
    },
  );

  it('are marked as read by the requests whose answers were shown', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const { payload, headers } = formOf({ prompt: 'a fox' });
    for (const key of ['one', 'two']) {
      const named = { ...headers, [IDEMPOTENCY_HEADER]: key };
      await user.post(ROUTES.generateImage, payload, { headers: named });
    }
    expect(await markRead({ requestKeys: ['one', 'three'] })).toEqual({ unreadCount: 1 });
    const { browser: other } = await newUserWithId(server);
    await markRead({ requestKeys: ['two'] }, other);
    expect((await read()).unreadCount).toBe(1);
    expect((await user.post(NOTIFICATION_ROUTES.read, { requestKeys: ['\0'] })).statusCode).toBe(
      400,
    );
  });

  it('are deleted after some weeks', async () => {
    await addPaymentProblems(2);
    const { database } = server.fixtures;
    const after = (ms: number) => ({
      database,
      clock: () => new Date(server.time.now.getTime() + NOTIFICATION_KEPT_DAYS * DAY_MS + ms),
    });
    expect(await sweepNotifications(after(30_000))).toBe(1);
    expect(await sweepNotifications(after(30_000))).toBe(0);
    expect(await sweepNotifications(after(90_000))).toBe(1);
  });

  it('do not stop an event whose user is deleted', async () => {
    const kind = 'payment-problem';
    const told = { kind, workspaceId: userId, createdAt: server.time.now } as const;
    for (const missing of [null, randomUUID()]) {
      await server.fixtures.database.transaction((tx) => notify(tx, { ...told, userId: missing }));
    }
    expect((await read()).items).toEqual([]);
  });
});
