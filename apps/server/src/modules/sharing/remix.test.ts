import { randomUUID } from 'node:crypto';
import {
  type Creation,
  NOTIFICATION_ROUTES,
  type NotificationsPage,
  pathTo,
  ROUTES,
  SHARE_ROUTES,
  type SharedCreation,
} from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCreation, type Maker, newMaker, share, sharePath } from './testing/sharing-fixture.ts';

describeOnEachDatabase('a remix', (open) => {
  let server: TestApp;
  let maker: Maker;
  let other: Maker;
  beforeEach(async () => {
    server = await openTestApp(await open());
    maker = await newMaker(server);
    other = await newMaker(server, 'Remi Xer');
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
  });
  afterEach(() => server.close());

  function remix({ browser }: Maker, parentId: string) {
    const { payload, headers } = formOf({ prompt: 'a red fox', parentId });
    return browser.post(ROUTES.generateImage, payload, { headers });
  }
  const told = async ({ browser }: Maker) =>
    (await browser.get(NOTIFICATION_ROUTES.notifications))
      .json<NotificationsPage>()
      .items.filter(({ kind }) => kind === 'remixed');
  const read = async ({ browser }: Maker, id: string) =>
    (await browser.get(pathTo(ROUTES.creation, { id }))).json<{ creation: Creation }>().creation;

  it('says what it was made from, and tells the maker of that once until it is read', async () => {
    const { id, mediaToken } = await addCreation(server, maker, { title: 'Fox' });
    const { slug } = await share(maker, id);
    const made = await remix(other, id);
    expect(made.statusCode).toBe(200);
    const { creation } = made.json<{ creation: Creation }>();
    expect(creation).toMatchObject({ parentId: null, remixedFrom: { slug } });
    expect((await remix(other, id)).statusCode).toBe(200);
    const [notification, ...others] = await told(maker);
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      isRead: false,
      text: 'Fox',
      creation: { id, url: `/media/${mediaToken}.gif` },
      error: null,
    });
    await maker.browser.post(NOTIFICATION_ROUTES.read, { ids: [notification?.id] });
    await remix(other, id);
    expect(await told(maker)).toHaveLength(2);
    expect(await told(other)).toEqual([]);

    const shared = await share(other, creation.id);
    const page = await server.newBrowser().get(pathTo(SHARE_ROUTES.share, { slug: shared.slug }));
    expect(page.json<{ creation: SharedCreation }>().creation.remixedFrom).toEqual({
      slug,
      title: 'Fox',
    });
    await maker.browser.delete(sharePath(id));
    expect((await read(other, creation.id)).remixedFrom).toBeNull();
    const later = await server.newBrowser().get(pathTo(SHARE_ROUTES.share, { slug: shared.slug }));
    expect(later.json<{ creation: SharedCreation }>().creation.remixedFrom).toBeNull();
  });

  it('of an own creation leads to it, and tells nobody', async () => {
    const { id } = await addCreation(server, maker);
    await share(maker, id);
    const { creation } = (await remix(maker, id)).json<{ creation: Creation }>();
    expect(creation).toMatchObject({ parentId: id, remixedFrom: null });
    expect(await told(maker)).toEqual([]);
  });

  it('is refused without a charge when the original is private, or does not allow it', async () => {
    const { id } = await addCreation(server, maker);
    const refuse = async (parentId: string) => {
      const answer = await remix(other, parentId);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'remixUnavailable' }]);
    };
    await refuse(id);
    await refuse(randomUUID());
    await share(maker, id, { allowsRemix: false });
    await refuse(id);
    await share(maker, id, { allowsRemix: true });
    expect((await remix(other, id)).statusCode).toBe(200);
    await maker.browser.delete(pathTo(ROUTES.creation, { id }));
    await refuse(id);
    expect((await remix(other, 'nothing')).statusCode).toBe(400);
    const { user } = (await other.browser.get(ROUTES.me)).json<{
      user: { tokensRemaining: number };
    }>();
    expect(user.tokensRemaining).toBe(999);
  });

  it('with the same request key is another request when it has another original', async () => {
    const first = await addCreation(server, maker);
    const second = await addCreation(server, maker);
    await share(maker, first.id);
    await share(maker, second.id);
    const ask = (parentId: string) => {
      const { payload, headers } = formOf({ prompt: 'a red fox', parentId });
      return other.browser.post(ROUTES.generateImage, payload, {
        headers: { ...headers, 'idempotency-key': 'one' },
      });
    };
    expect((await ask(first.id)).statusCode).toBe(200);
    expect((await ask(first.id)).statusCode).toBe(200);
    expect((await ask(second.id)).json()).toMatchObject({ code: 'keyReused' });
  });
});
